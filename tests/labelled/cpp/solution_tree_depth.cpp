// time: n
// space: n
// why: each node is visited once, a chain of n nodes is n deep
class Solution {
public:
    int maxDepth(TreeNode* root) {
        if (!root) return 0;
        return 1 + max(maxDepth(root->left), maxDepth(root->right));
    }
};
