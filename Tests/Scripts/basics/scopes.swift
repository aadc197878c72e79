// Shadowing and scopes.
let x = 1
do {
  let x = 2
  print(x)
  do {
    let x = "three"
    print(x)
  }
  print(x)
}
print(x)
func f(x: Int) -> Int {
  var x = x
  x += 10
  return x
}
print(f(x: 5))
for x in 7...8 { print(x) }
if x == 1 {
  let y = x + 1
  print(y)
}
var counter = 0
func bump() { counter += 1 }
bump()
bump()
print(counter)
func outer() -> Int {
  let counter = 40
  func inner() -> Int { counter + 2 }
  return inner()
}
print(outer(), counter)
let late: String
if counter > 1 { late = "many" } else { late = "few" }
print(late)
var `class` = "escaped"
`class` += "!"
print(`class`)
let (p, q) = (3, 4); print(p, q)
let первый = 1, 数 = 2
print(первый + 数)
