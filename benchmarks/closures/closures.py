class Counter:
    def __init__(self):
        self.total = 0
        self.handlers = []

    def on(self, handler):
        self.handlers.append(handler)

    def send(self, n):
        for handler in self.handlers:
            handler(n)


def work(n):
    counter = Counter()

    def adding(step):
        def handler(n):
            counter.total += n & step
        return handler

    for step in range(1, 5):
        counter.on(adding(step))
    calls = 0

    def counting(_):
        nonlocal calls
        calls += 1

    counter.on(counting)
    for i in range(n):
        counter.send(i)
    scale = lambda x: x * 2 + 1
    last = 0
    for i in range(n):
        last = scale(last & 1023) + i
    return counter.total + calls + last


print(work(800_000))
