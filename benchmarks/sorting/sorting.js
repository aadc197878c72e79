function work(n) {
  let seed = 42;
  function random() {
    seed = (Math.imul(seed, 1_103_515_245) + 12345) & 0x7fffffff;
    return seed;
  }
  const numbers = [];
  for (let i = 0; i < n; i++) numbers.push(random());
  numbers.sort((a, b) => a - b);
  console.log(numbers[0], numbers[Math.floor(n / 2)], numbers[n - 1]);

  const records = [];
  for (let i = 0; i < Math.floor(n / 10); i++) records.push({ key: random(), name: `record ${i}` });
  records.sort((a, b) => b.key - a.key);
  console.log(records[0].name, records[Math.floor(n / 20)].name);

  const names = records.map((record) => record.name).sort();
  console.log(names[0], names[Math.floor(n / 20)]);
}
work(1_000_000);
