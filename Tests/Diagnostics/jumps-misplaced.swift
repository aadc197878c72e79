func leavesFromDefer() -> Int {
  defer { return }  // error: `return` cannot transfer control out of a defer statement
  defer {
    if true { return 1 }  // error: `return` cannot transfer control out of a defer statement
  }
  defer {
    let closure = { return }
    closure()
    for i in 0..<3 { if i == 1 { break } }
  }
  return 1
}

switch 3 {
case 1: print(1)
default: print("d")
case 2: print(2)  // error: additional `case` blocks cannot appear after the `default` block of a `switch`
case 3: print(3)
}
switch 3 {
default: print("d")
default: print("e")  // error: additional `case` blocks cannot appear after the `default` block of a `switch`
}

switch 1 {
case 1: fallthrough
default:
  if true { fallthrough }  // error: `fallthrough` without a following `case` or `default` block
}
switch 1 {
case 1:
  defer { fallthrough }  // error: `fallthrough` is only allowed inside a `switch`
  print(1)
default: print(2)
}

a: for i in 0..<2 {
  a: for j in 0..<2 { print(i, j) }  // error: label `a` cannot be reused on an inner statement
  [1].forEach { _ in a: for _ in 0..<2 { break a } }
}
b: if true {
  b: switch 1 { default: break b }  // error: label `b` cannot be reused on an inner statement
}
b: do {
  b: while true { break b }  // error: label `b` cannot be reused on an inner statement
}
