# time: n
# space: n
# why: post-order visits each node once; recursion depth is the height h <= n
# Definition for a binary tree node.
# class TreeNode:
#     def __init__(self, val=0, left=None, right=None):
#         self.val = val
#         self.left = left
#         self.right = right
class Solution:
    def maxPathSum(self, root: 'Optional[TreeNode]') -> int:
        self.best = float('-inf')

        def gain(node):
            if not node:
                return 0
            l = max(gain(node.left), 0)
            r = max(gain(node.right), 0)
            self.best = max(self.best, node.val + l + r)
            return node.val + max(l, r)

        gain(root)
        return self.best
