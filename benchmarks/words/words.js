function work(n) {
  let seed = 42;
  const words = [];
  for (let i = 0; i < n; i++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12345) & 0x7fffffff;
    words.push(`word${(seed >> 8) % 5000}`);
  }
  let total = 0;
  for (let round = 0; round < 5; round++) {
    const counts = new Map();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    let most = 0;
    for (const count of counts.values()) if (count > most) most = count;
    total += counts.size + most;
  }
  const lengths = new Map();
  for (let i = 0; i < n; i++) {
    const key = i * 7919 % 10007;
    lengths.set(key, (lengths.get(key) ?? 0) + words[i].length);
  }
  console.log(total, lengths.size, lengths.get(42));
}
work(400_000);
