def solve_n_queens(n):
    solutions, placed = [], []
    cols, diag, anti = set(), set(), set()

    def place(row):
        if row == n:
            solutions.append(placed[:])
            return
        for c in range(n):
            if c in cols or row - c in diag or row + c in anti:
                continue
            cols.add(c); diag.add(row - c); anti.add(row + c)
            placed.append(c)
            place(row + 1)
            placed.pop()
            cols.remove(c); diag.remove(row - c); anti.remove(row + c)

    place(0)
    return solutions
