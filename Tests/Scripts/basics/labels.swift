// Labelled break and continue.
outer: for i in 1...4 {
  inner: for j in 1...4 {
    if j == 3 { continue outer }
    if i == 3 { break outer }
    if i + j == 3 { continue inner }
    print(i, j)
  }
  print("never")
}
var n = 0
search: while true {
  n += 1
  switch n {
  case 1, 2:
    print("on", n)
    continue search
  case 5:
    print("out")
    break search
  default:
    break
  }
  print("after", n)
}
check: if n > 2 {
  print("entered")
  if n == 5 { break check }
  print("not reached")
}
block: do {
  print("in do")
  if n == 5 { break block }
  print("not reached either")
}
repeatLoop: repeat {
  n -= 1
  for k in 0..<10 {
    if k == 2 { continue repeatLoop }
    print(n, k)
  }
} while n > 3
print("done", n)
