const line = (n) => `item ${n}: ${n * 7 % 1000} of ${n & 63}`;
function work(n) {
  let length = 0;
  // Joined from pieces, since the length of a string built with += is known before it is put together.
  let page = [];
  for (let i = 0; i < n; i++) {
    page.push(line(i));
    page.push("\n");
    if (i % 100 === 99) {
      length += page.join("").length;
      page = [];
    }
  }
  const words = [];
  for (let i = 0; i < Math.floor(n / 4); i++) words.push("w" + i);
  return length + words.join(", ").length;
}
console.log(work(400_000));
