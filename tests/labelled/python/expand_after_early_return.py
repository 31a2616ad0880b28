# time: n^2
# space: n
# why: the function returns early only on unsorted neighbours, a sorted array is scanned from every start
def run_from(a, i):
    j = i
    while j + 1 < len(a):
        if a[j + 1] < a[j]:
            return j - i
        j += 1
    return j - i


n = int(input())
a = list(map(int, input().split()))
print(max(run_from(a, i) for i in range(n)))
