def line(n):
    return f"item {n}: {n * 7 % 1000} of {n & 63}"


def work(n):
    length = 0
    page = []
    for i in range(n):
        page.append(line(i))
        page.append("\n")
        if i % 100 == 99:
            length += len("".join(page))
            page = []
    words = []
    for i in range(n // 4):
        words.append("w" + str(i))
    return length + len(", ".join(words))


print(work(400_000))
