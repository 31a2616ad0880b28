class Solution:
    def pairs(self, nums, target):
        found = 0
        for i in range(len(nums)):
            for j in range(i):
                if nums[i] + nums[j] == target:
                    found += 1
        return found

    def depth(self, root):
        if not root:
            return 0
        return 1 + max(self.depth(root.left), self.depth(root.right))
