# time: n^2
# space: n
# why: the depth of every subtree is worked out anew at each node, n^2 on a chain
class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Solution:
    def depth(self, node) -> int:
        if node is None:
            return 0
        return 1 + max(self.depth(node.left), self.depth(node.right))

    def total(self, root) -> int:
        if root is None:
            return 0
        here = abs(self.depth(root.left) - self.depth(root.right))
        return here + self.total(root.left) + self.total(root.right)
