function work(n) {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      sum = (sum + i * j + (i ^ j)) & 0xffffff;
    }
  }
  return sum;
}
console.log(work(4000));
