function product(a, b) {
  const n = a.length;
  const result = [];
  for (let i = 0; i < n; i++) {
    const row = [];
    for (let j = 0; j < n; j++) {
      let sum = 0;
      for (let k = 0; k < n; k++) sum += a[i][k] * b[k][j];
      row.push(sum);
    }
    result.push(row);
  }
  return result;
}
function work(n) {
  const a = [];
  const b = [];
  for (let i = 0; i < n; i++) {
    a.push([]);
    b.push([]);
    for (let j = 0; j < n; j++) {
      a[i].push(i * j % 10);
      b[i].push((i + j) % 10);
    }
  }
  const c = product(a, b);
  let trace = 0;
  for (let i = 0; i < n; i++) trace += c[i][i];
  console.log(Math.trunc(trace), Math.trunc(c[3][n - 1]));
}
work(200);
