def daily_temperatures(temperatures):
    n = len(temperatures)
    answer = [0] * n
    stack = []
    for day, temp in enumerate(temperatures):
        while stack and temperatures[stack[-1]] < temp:
            prev = stack.pop()
            answer[prev] = day - prev
        stack.append(day)
    return answer
