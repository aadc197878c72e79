def work(n):
    text = "".join(f"{i}, name {i % 97}, {i * 31 % 1000}\n" for i in range(n))
    total = 0
    length = 0
    for line in text.splitlines():
        fields = line.split(",")
        total += int(fields[0])
        length += len(fields[1])
        if fields[2].endswith("7"):
            total += 1
    spaces = 0
    for character in text:
        if character == " ":
            spaces += 1
    print(total, length, spaces)


work(200_000)
