def trap(height):
    stack, water = [], 0
    for i, h in enumerate(height):
        while stack and height[stack[-1]] < h:
            bottom = stack.pop()
            if not stack:
                break
            width = i - stack[-1] - 1
            water += width * (min(height[stack[-1]], h) - height[bottom])
        stack.append(i)
    return water
