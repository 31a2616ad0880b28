// time: n
// space: n
// why: each node of the tree is visited once; recursion as deep as the tree, n at worst
/**
 * Definition for a binary tree node.
 * struct TreeNode {
 *     int val;
 *     TreeNode *left;
 *     TreeNode *right;
 * };
 */
class Solution {
    int best = INT_MIN;

    int gain(TreeNode* node) {
        if (!node) return 0;
        int l = max(0, gain(node->left));
        int r = max(0, gain(node->right));
        best = max(best, node->val + l + r);
        return node->val + max(l, r);
    }

public:
    int maxPathSum(TreeNode* root) {
        gain(root);
        return best;
    }
};
