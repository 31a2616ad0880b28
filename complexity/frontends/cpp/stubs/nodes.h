// Node types that judges supply.
#pragma once

struct TreeNode {
  int val;
  TreeNode *left, *right;
  TreeNode(int = 0);
  TreeNode(int, TreeNode*, TreeNode*);
};
struct ListNode {
  int val;
  ListNode* next;
  ListNode(int = 0);
  ListNode(int, ListNode*);
};
