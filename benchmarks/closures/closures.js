class Counter {
  total = 0;
  handlers = [];
  on(handler) { this.handlers.push(handler); }
  send(n) { for (const handler of this.handlers) handler(n); }
}
function work(n) {
  const counter = new Counter();
  for (let step = 1; step <= 4; step++) {
    counter.on((n) => { counter.total += n & step; });
  }
  let calls = 0;
  counter.on((_) => { calls += 1; });
  for (let i = 0; i < n; i++) counter.send(i);
  const scale = (x) => x * 2 + 1;
  let last = 0;
  for (let i = 0; i < n; i++) last = scale(last & 1023) + i;
  return counter.total + calls + last;
}
console.log(work(800_000));
