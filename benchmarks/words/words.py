def work(n):
    seed = 42
    words = []
    for _ in range(n):
        seed = (seed * 1_103_515_245 + 12345) & 0x7FFF_FFFF
        words.append(f"word{(seed >> 8) % 5000}")
    total = 0
    for _ in range(5):
        counts = {}
        for word in words:
            counts[word] = counts.get(word, 0) + 1
        total += len(counts) + max(counts.values())
    lengths = {}
    for i in range(n):
        key = i * 7919 % 10007
        lengths[key] = lengths.get(key, 0) + len(words[i])
    print(total, len(lengths), lengths[42])


work(400_000)
