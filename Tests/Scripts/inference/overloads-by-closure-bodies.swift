// Where overloads want functions of different types, the statements of the closure say which it is.

func run(_ body: () -> Int) -> String { "number \(body())" }
func run(_ body: () -> Void) -> String { "nothing" }
func run(_ body: () -> String) -> String { "text \(body())" }

print(run { let x = 2; return x }, run {}, run { let text = "a"; return text + "b" })
print(
  run {
    let x = 1
    if x == 2 { return }
    print(x)
  })
print(run { if Int("2") != nil { return 7 }; return 8 })

func measure(_ name: String = "plain", _ body: () throws -> Void) rethrows {
  print("measuring", name)
  try body()
}
func measure<T>(_ name: String = "result", _ body: () throws -> T) rethrows -> T {
  print("measuring", name)
  return try body()
}
let sum = measure {
  var sum = 0
  for i in 0..<4 { sum += i }
  return sum
}
print(sum)
measure("loop") {
  var sum = 0
  for i in 0..<4 { sum += i }
  print(sum)
}

func change(_ body: (Int) -> Int) { print(body(1)) }
func change(_ body: (String) -> String) { print(body("s")) }
change { x in let y = x + 1; return y }
change { x in let y = x + "t"; return y }
change { x in
  let y = x.uppercased()
  change { z in let w = z * 3; return w }
  return y
}

func find(_ body: (Int) -> Int?) -> String { "perhaps \(body(3) ?? 0)" }
func find(_ body: (Int) -> Int) -> String { "surely \(body(3))" }
print(find { x in if x > 5 { return nil }; return x })
print(find { $0 + 1 })
