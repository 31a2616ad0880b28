def summarize(rows):
    out = []
    for name, scores in rows:
        mean = sum(scores) / len(scores)
        spread = max(scores) - min(scores)
        out.append("%s: %.2f (%d)" % (name, mean, spread))
    return "\n".join(out)

print(summarize([("a", [1, 2, 3])]))
