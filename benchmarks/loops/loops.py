def work(n):
    total = 0
    for i in range(n):
        for j in range(n):
            total = (total + i * j + (i ^ j)) & 0xffffff
    return total

print(work(4000))
