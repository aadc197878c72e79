// Shadowing: inner scopes, optional binding, parameters against properties, locals against globals, closures, types.
let name = "global"
var count = 1

func show() -> String { name }

func local() -> String {
  let name = "local"
  do {
    let name = name + " inner"
    print(name)
  }
  func nested() -> String { name }
  return nested() + "/" + show()
}
print(local())

struct Person {
  var name: String
  var count = 0

  init(name: String) {
    self.name = name.isEmpty ? "nobody" : name
  }

  mutating func rename(_ name: String) -> String {
    let old = self.name
    self.name = name
    return "\(old) -> \(name)"
  }

  func both() -> String {
    let count = count + 10
    return "\(count) \(self.count) \(main.count)"
  }

  func max(_ a: Int, _ b: Int) -> Int { Swift.max(a, b) * 100 }
  func limit() -> Int { max(2, 3) }
}

var person = Person(name: "")
print(person.rename("Ada"), person.both(), person.limit())

// Bindings that reuse the name: the inner one is unwrapped, the outer stays.
let age: Int? = 30
if let age { print(age + 1) }
if let age, age > 20, case let age = age * 2 { print(age) }
print(age as Any)
func twice(_ n: Int?) -> Int {
  guard var n else { return 0 }
  n *= 2
  return n
}
print(twice(21), twice(nil))

// Parameters are constants; a var copy of the same name is usual.
func digitSum(_ n: Int) -> Int {
  var n = n, sum = 0
  while n > 0 { sum += n % 10; n /= 10 }
  return sum
}
print(digitSum(1984))

let add = { (count: Int) -> Int in { count in count * 10 }(count) + count }
print(add(2))
switch age {
case let count? where count > 10: print("case binding", count)
default: print(count)
}
count += 1
var closure = { count }
do { let count = "text"; print(count, closure()) }

struct Outer {
  struct String { let text: Swift.String }
  let value: String
  var plain: Swift.String { value.text }
}
print(Outer(value: .init(text: "own String type")).plain)
enum Fruit { case apple; static let name = "fruit"; var name: String { "\(self) is a \(Fruit.name)" } }
print(Fruit.apple.name)
