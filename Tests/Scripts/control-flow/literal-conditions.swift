// Notice: a condition that is written out as `true` or `false` decides which way there is.
func one() -> Int {
  if true { return 1 }
}
func two() -> Int {
  if false { print("never") } else { return 2 }
}
func three() -> Int {
  if true { return 3 } else { print("never") }
}
func four() -> Int {
  let value: Int
  if true { value = 4 }
  return value
}
final class Five {
  let value: Int
  init() { if true { value = 5 } }
}
let six: Int
if true { six = 6 }
print(one(), two(), three(), four(), Five().value, six)
