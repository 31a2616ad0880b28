import math

class Blocks:
    def __init__(self, arr):
        self.arr = arr[:]
        self.width = int(math.sqrt(len(arr))) + 1
        self.low = [min(arr[i:i + self.width]) for i in range(0, len(arr), self.width)]

    def change(self, i, x):
        self.arr[i] = x
        b = i // self.width
        self.low[b] = min(self.arr[b * self.width:(b + 1) * self.width])

    def least(self, l, r):
        best = float('inf')
        i = l
        while i <= r:
            if i % self.width == 0 and i + self.width - 1 <= r:
                best = min(best, self.low[i // self.width])
                i += self.width
            else:
                best = min(best, self.arr[i])
                i += 1
        return best
