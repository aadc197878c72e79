// A constant may be given its value later, once on every way.

struct Failed: Error {}
func risky(_ fails: Bool) throws -> Int { if fails { throw Failed() } else { 3 } }

func tried(_ fails: Bool) {
  let value: Int
  do { value = try risky(fails) } catch { value = -1 }
  print(value)
}
tried(true)
tried(false)

func found(_ number: Int) -> Int {
  let value: Int
  for index in 0..<5 where index * index == number {
    value = index
    return value
  }
  value = -1
  return value
}
print(found(9), found(10))

func chosen(_ number: Int) {
  let word: String
  let count: Int, rest: Int
  switch number {
  case 0: word = "none"
  case 1:
    word = "one"
    break
  case ..<0: fatalError("never")
  default: word = "many"
  }
  (count, rest) = (number / 2, number % 2)
  print(word, count, rest)
  for index in 0..<2 {
    let parity: String
    if index == 0 { parity = "even" } else { parity = "odd" }
    print(parity)
  }
}
chosen(0)
chosen(1)
chosen(7)

func left(_ number: Int) {
  let value: Int
  block: do {
    if number > 0 { break block }
    value = 1
    print("early", value)
    return
  }
  value = 2
  print("late", value)
}
left(0)
left(1)
func once() {
  let value: Int
  while true {
    value = 4
    break
  }
  print(value)
}
once()
