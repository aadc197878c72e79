let xs = [1, 2]
let y = xs.map { $0 * 2
print(y)
// error: expected `}` to close this `{`