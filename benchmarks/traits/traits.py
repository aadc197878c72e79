class Weighed:
    def __init__(self, id):
        self.id = id

    def weight(self):
        return 3

    def scaled(self, n):
        return n & 7


class Plain(Weighed):
    pass


class Heavy(Weighed):
    def weight(self):
        return self.id + 5

    def scaled(self, n):
        return (n + self.id) & 15


class HalfA(Weighed):
    def weight(self):
        return self.id


class HalfB(Weighed):
    def scaled(self, n):
        return n & self.id


def work(items, rounds):
    total = 0
    for round in range(rounds):
        for item in items:
            total += item.weight() + item.scaled(round)
    return total


print(work([Plain(1), Heavy(2), HalfA(3), HalfB(4)], 700_000))
