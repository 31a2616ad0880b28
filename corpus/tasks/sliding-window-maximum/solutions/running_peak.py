def solve(nums, k):
    peak = max(nums[:k])
    peaks = [peak]
    for i in range(k, len(nums)):
        leaving = nums[i - k]
        entering = nums[i]
        if leaving == peak:
            peak = nums[i - k + 1]
        if entering > peak:
            peak = entering
        peaks.append(peak)
    return peaks
