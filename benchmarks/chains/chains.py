from functools import reduce


def work(rounds, n):
    numbers = list(range(n))
    total = 0
    for round in range(rounds):
        total += sum(x for x in (x * 3 + round for x in numbers) if x % 2 == 0)
        total += reduce(lambda a, b: max(a, b % 1000), numbers, 0)
        pairs = [a * b % 7 for a, b in zip(numbers, numbers[1:])]
        total += len([i for i, element in enumerate(pairs) if i % 3 == element % 3])
        if any(x < 0 for x in numbers) or not all(x < n for x in numbers):
            total = 0
        total += sum(low for low in (x & 15 for x in range(n)) if low > 3)
    print(total)


work(10, 100_000)
