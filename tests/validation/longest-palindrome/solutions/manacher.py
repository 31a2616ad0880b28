def main():
    text = "|" + "|".join(input().split()[1]) + "|"
    size = len(text)
    radius = [0] * size
    center = edge = 0
    for i in range(size):
        k = 0
        if i < edge:
            k = min(edge - i, radius[2 * center - i])
        while i - k - 1 >= 0 and i + k + 1 < size and text[i - k - 1] == text[i + k + 1]:
            k += 1
        radius[i] = k
        if i + k > edge:
            center, edge = i, i + k
    print(max(radius))
main()
