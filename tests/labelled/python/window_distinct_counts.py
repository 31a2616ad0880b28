# time: |s|
# space: |s|
# why: the left end only moves forward
s = input()
k = int(input())
counts = {}
left = best = 0
for right in range(len(s)):
    counts[s[right]] = counts.get(s[right], 0) + 1
    while len(counts) > k:
        counts[s[left]] -= 1
        if counts[s[left]] == 0:
            del counts[s[left]]
        left += 1
    best = max(best, right - left + 1)
print(best)
