class Weighed {
  constructor(id) { this.id = id; }
  weight() { return 3; }
  scaled(n) { return n & 7; }
}
class Plain extends Weighed {}
class Heavy extends Weighed {
  weight() { return this.id + 5; }
  scaled(n) { return (n + this.id) & 15; }
}
class HalfA extends Weighed {
  weight() { return this.id; }
}
class HalfB extends Weighed {
  scaled(n) { return n & this.id; }
}

function work(items, rounds) {
  let total = 0;
  for (let round = 0; round < rounds; round++) {
    for (const item of items) total += item.weight() + item.scaled(round);
  }
  return total;
}
console.log(work([new Plain(1), new Heavy(2), new HalfA(3), new HalfB(4)], 700_000));
