let n: Int
print(n) // error: n
var s: String
s += "x" // error: s
func f(_ flag: Bool) -> Int {
  let x: Int
  if flag { x = 1 }
  return x // error: x
}
