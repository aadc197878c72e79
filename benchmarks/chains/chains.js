function work(rounds, n) {
  const numbers = Array.from({ length: n }, (_, i) => i);
  let total = 0;
  for (let round = 0; round < rounds; round++) {
    total += numbers.map((x) => x * 3 + round).filter((x) => x % 2 === 0).reduce((a, b) => a + b, 0);
    total += numbers.reduce((a, b) => Math.max(a, b % 1000), 0);
    const pairs = numbers.slice(1).map((b, i) => numbers[i] * b % 7);
    total += pairs.filter((element, i) => i % 3 === element % 3).length;
    if (numbers.some((x) => x < 0) || !numbers.every((x) => x < n)) total = 0;
    for (let i = 0; i < n; i++) {
      const low = i & 15;
      if (low > 3) total += low;
    }
  }
  console.log(total);
}
work(10, 100_000);
