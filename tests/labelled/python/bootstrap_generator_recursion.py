# time: n
# space: n
# why: the trampoline runs one generator frame for each level
from types import GeneratorType


def bootstrap(f):
    stack = []

    def wrapped(*args):
        if stack:
            return f(*args)
        to = f(*args)
        while True:
            if isinstance(to, GeneratorType):
                stack.append(to)
                to = next(to)
            else:
                stack.pop()
                if not stack:
                    break
                to = stack[-1].send(to)
        return to

    return wrapped


@bootstrap
def total(k):
    if k == 0:
        yield 0
        return
    below = yield total(k - 1)
    yield below + k


n = int(input())
print(total(n))
