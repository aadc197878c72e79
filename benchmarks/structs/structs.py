class Point:
    __slots__ = ("x", "y")

    def __init__(self, x=0, y=0):
        self.x = x
        self.y = y


class Frame:
    __slots__ = ("origin", "size", "number")

    def __init__(self, origin, size, number):
        self.origin = origin
        self.size = size
        self.number = number


def copy(frame):
    return Frame(Point(frame.origin.x, frame.origin.y), Point(frame.size.x, frame.size.y), frame.number)


def moved(frame, n):
    next = copy(frame)
    next.origin.x += n
    next.size.y = next.origin.x & 255
    next.number += 1
    return next


def work(n):
    frame = Frame(Point(), Point(), 0)
    kept = [moved(frame, i) for i in range(64)]
    for i in range(n):
        before = frame
        frame = moved(frame, i & 3)
        if i & 1 == 0:
            frame.origin.y = before.size.y
        kept[i & 63].origin.x = frame.origin.x
        if i & 15 == 0:
            kept[i & 63] = copy(frame)
    total = frame.origin.x + frame.origin.y + frame.size.y + frame.number
    for frame in kept:
        total += frame.origin.x * 3 + frame.number
    return total


print(work(1_000_000))
