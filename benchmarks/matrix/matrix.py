def product(a, b):
    n = len(a)
    result = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            total = 0.0
            for k in range(n):
                total += a[i][k] * b[k][j]
            result[i][j] = total
    return result


def work(n):
    a = [[float(i * j % 10) for j in range(n)] for i in range(n)]
    b = [[float((i + j) % 10) for j in range(n)] for i in range(n)]
    c = product(a, b)
    trace = 0.0
    for i in range(n):
        trace += c[i][i]
    print(int(trace), int(c[3][n - 1]))


work(200)
