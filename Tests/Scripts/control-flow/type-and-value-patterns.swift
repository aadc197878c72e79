// Patterns over Any and class hierarchies: `as`, `is`, tuples of types, order of cases, values of mixed kind.
class Animal { let name: String; init(_ name: String) { self.name = name } }
class Dog: Animal { func bark() -> String { "\(name): woof" } }
final class Puppy: Dog { override func bark() -> String { "\(name): yip" } }
final class Fish: Animal {}

func describe(_ value: Any) -> String {
  switch value {
  case 0 as Int: return "zero int"
  case 0 as Double: return "zero double"
  case let n as Int where n < 0: return "negative \(n)"
  case is Int: return "an int"
  case let d as Double: return "double \(d)"
  case let s as String where s.isEmpty: return "empty text"
  case let s as String: return "text \(s)"
  case let (x, y) as (Int, Int): return "point \(x)/\(y)"
  case let list as [Int]: return "ints \(list.count)"
  case let list as [Any]: return "mixed \(list.count)"
  case let puppy as Puppy: return "puppy \(puppy.bark())"
  case let dog as Dog: return dog.bark()
  case let animal as Animal: return "some \(type(of: animal)) \(animal.name)"
  case let f as (Int) -> Int: return "function giving \(f(20))"
  case Optional<Any>.none: return "nil"
  case is Bool: return "bool"
  default: return "something"
  }
}

let values: [Any] = [
  0, 0.0, -4, 12, 2.5, "", "hi", (3, 4), [1, 2], ["a", 1] as [Any],
  Puppy("Pip"), Dog("Rex"), Fish("Flo"), { (n: Int) in n * 2 }, true, Character("c"),
]
for value in values { print(describe(value)) }
print(describe(Optional<Int>.none as Any))
print(describe(Optional(5) as Any))

// Casting in pairs, and filtering by casts.
let pets: [Animal] = [Dog("A"), Fish("B"), Puppy("C"), Animal("D")]
for pair in zip(pets, pets.dropFirst()) {
  switch pair {
  case (is Dog, is Fish): print("dog before fish")
  case (is Fish, let dog as Dog): print("fish before", dog.bark())
  case let (a, b): print(type(of: a), type(of: b))
  }
}
print(pets.compactMap { $0 as? Dog }.map { $0.bark() })
print(pets.filter { !($0 is Dog) }.map(\.name), pets.map { $0 is Animal }.count)
let first = pets[0]
switch first {
case let dog as Dog where dog.name.count > 3: print("long", dog.name)
case let named where named.name == "A": print("it is A")
default: print("else")
}
