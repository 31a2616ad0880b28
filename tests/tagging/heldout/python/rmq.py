class RangeMin:
    def __init__(self, values):
        self.table = [list(values)]
        span, n = 1, len(values)
        while 2 * span <= n:
            prev = self.table[-1]
            self.table.append([min(prev[i], prev[i + span]) for i in range(n - 2 * span + 1)])
            span *= 2

    def query(self, lo, hi):
        level = (hi - lo).bit_length() - 1
        row = self.table[level]
        return min(row[lo], row[hi - (1 << level)])
