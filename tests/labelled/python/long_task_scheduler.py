# time: n log n
# space: n
# why: a sort, then each task enters and leaves a heap once
import heapq
import sys


class Task:
    __slots__ = ("arrival", "index", "length", "reward")

    def __init__(self, index, length, arrival, reward):
        self.index = index
        self.length = length
        self.arrival = arrival
        self.reward = reward


def read_tasks():
    n = int(sys.stdin.readline())
    tasks = []
    for i in range(n):
        length, arrival, reward = map(int, sys.stdin.readline().split())
        tasks.append(Task(i, length, arrival, reward))
    return tasks


def simulate(tasks):
    tasks = sorted(tasks, key=lambda task: (task.arrival, task.index))
    n = len(tasks)
    waiting = []
    clock = 0
    i = 0
    order = []
    idle = 0
    for _ in range(n):
        if not waiting and i < n and tasks[i].arrival > clock:
            idle += tasks[i].arrival - clock
            clock = tasks[i].arrival
        while i < n and tasks[i].arrival <= clock:
            heapq.heappush(waiting, (tasks[i].length, tasks[i].index, i))
            i += 1
        length, index, place = heapq.heappop(waiting)
        clock += length
        order.append((index, clock))
    return order, idle


def total_reward(tasks, order):
    total = 0
    for index, finished in order:
        late = finished - tasks[index].arrival
        if late < 10:
            total += tasks[index].reward
        elif late < 100:
            total += tasks[index].reward // 2
    return total


def mean_wait(tasks, order):
    total = 0
    for index, finished in order:
        total += finished - tasks[index].arrival - tasks[index].length
    return total / len(order) if order else 0.0


def main():
    tasks = read_tasks()
    order, idle = simulate(tasks)
    print(" ".join(str(index) for index, _ in order))
    print(idle, total_reward(tasks, order), "%.3f" % mean_wait(tasks, order))


if __name__ == "__main__":
    main()
