# class: 2^n
# why: a memo that is dropped inside
n = int(input())
memo = {}
def ways(k):
    if k in memo:
        return memo[k]
    if k < 2:
        return 1
    memo[k] = ways(k - 1) + ways(k - 2)
    found = memo[k]
    memo.clear()
    return found
print(ways(n))
