const point = (x, y) => ({ x, y });
function copy({ origin, size, number }) {
  return { origin: point(origin.x, origin.y), size: point(size.x, size.y), number };
}
function moved(frame, n) {
  const next = copy(frame);
  next.origin.x += n;
  next.size.y = next.origin.x & 255;
  next.number += 1;
  return next;
}
function work(n) {
  let frame = { origin: point(0, 0), size: point(0, 0), number: 0 };
  const kept = [];
  for (let i = 0; i < 64; i++) kept.push(moved(frame, i));
  for (let i = 0; i < n; i++) {
    const before = frame;
    frame = moved(frame, i & 3);
    if ((i & 1) === 0) frame.origin.y = before.size.y;
    kept[i & 63].origin.x = frame.origin.x;
    if ((i & 15) === 0) kept[i & 63] = copy(frame);
  }
  let total = frame.origin.x + frame.origin.y + frame.size.y + frame.number;
  for (const frame of kept) total += frame.origin.x * 3 + frame.number;
  return total;
}
console.log(work(1_000_000));
