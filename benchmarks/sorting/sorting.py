class Record:
    __slots__ = ("key", "name")

    def __init__(self, key, name):
        self.key = key
        self.name = name


def work(n):
    seed = 42

    def random():
        nonlocal seed
        seed = (seed * 1_103_515_245 + 12345) & 0x7FFF_FFFF
        return seed

    numbers = [random() for _ in range(n)]
    numbers.sort()
    print(numbers[0], numbers[n // 2], numbers[n - 1])

    records = [Record(random(), f"record {i}") for i in range(n // 10)]
    records.sort(key=lambda record: record.key, reverse=True)
    print(records[0].name, records[n // 20].name)

    names = sorted(record.name for record in records)
    print(names[0], names[n // 20])


work(1_000_000)
