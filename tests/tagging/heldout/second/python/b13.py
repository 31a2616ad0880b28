def find_words(board, words):
    root = {}
    for w in words:
        node = root
        for c in w:
            node = node.setdefault(c, {})
        node["$"] = w
    found = []
    def walk(i, j, node):
        c = board[i][j]
        nxt = node.get(c)
        if nxt is None:
            return
        if "$" in nxt:
            found.append(nxt.pop("$"))
        board[i][j] = "#"
        for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
            if 0 <= a < len(board) and 0 <= b < len(board[0]) and board[a][b] != "#":
                walk(a, b, nxt)
        board[i][j] = c
    for i in range(len(board)):
        for j in range(len(board[0])):
            walk(i, j, root)
    return found
