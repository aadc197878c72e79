// switch over values, ranges, tuples, with where and bindings.
func size(_ n: Int) -> String {
  switch n {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4..<10: return "some"
  case 10...99: return "many"
  case let x where x % 1000 == 0: return "\(x / 1000) thousand"
  default: return "lots"
  }
}
print([-5, 0, 2, 7, 50, 3000, 101].map(size))
func place(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): return "origin"
  case (_, 0): return "on x"
  case (0, _): return "on y"
  case (-2...2, -2...2): return "near"
  case let (x, y) where x == y: return "diagonal \(x)"
  case (let x, 10): return "ten up \(x)"
  case let (x, y): return "\(x),\(y)"
  }
}
print([(0, 0), (3, 0), (0, 9), (1, -2), (7, 7), (4, 10), (5, 6)].map(place))
func letter(_ c: Character) -> String {
  switch c {
  case "a", "e", "i", "o", "u": "vowel"
  case "a"..."z": "consonant"
  default: "other"
  }
}
print("ax9e".map(letter))
switch "hello" {
case "hi": print("hi")
case "hello": print("hello")
default: print("else")
}
switch 5 {
case 5:
  print("five")
  fallthrough
case 6:
  print("six by fallthrough")
default: print("not reached")
}
switch (true, 3) {
case (true, let n) where n > 5: print("true and big")
case (false, _): print("false")
case (true, let n): print("true and", n)
}
let word = switch size(4) { case "some": 1; case "few": 2; default: 3 }
print(word)
switch 2.5 {
case 0..<1: print("less than one")
case 2.5: print("two and a half")
default: print("other")
}
let expected = 7
switch 7 {
case expected: print("as expected")
default: print("unexpected")
}
for i in 1...4 {
  switch i {
  case 2: continue
  case 4: break
  default: print("loop", i)
  }
}
switch true { case true: print("yes"); case false: print("no") }
