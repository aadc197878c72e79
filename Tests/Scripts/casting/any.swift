// as?, as!, is on Any and AnyObject.
struct Point: Equatable { var x = 1 }
class Animal { let name = "animal" }
class Dog: Animal { func bark() -> String { "woof" } }
enum Kind { case one, two(Int) }
let things: [Any] = [1, 2.5, "text", true, Point(), Dog(), Animal(), Kind.two(3), [1, 2], (1, "t"), ["k": 1]]
for thing in things {
  switch thing {
  case let n as Int where n > 100: print("big int", n)
  case let n as Int: print("int", n + 1)
  case let d as Double: print("double", d * 2)
  case is String: print("a string")
  case let b as Bool: print("bool", !b)
  case let p as Point: print("point", p.x)
  case let d as Dog: print("dog", d.bark())
  case let a as Animal: print("animal", a.name)
  case Kind.two(let n) as Kind: print("kind", n)
  case let xs as [Int]: print("ints", xs.count)
  case let (n, s) as (Int, String): print("tuple", n, s)
  case let d as [String: Int]: print("dictionary", d["k"] ?? 0)
  default: print("something else")
  }
}
let any: Any = 42
print(any is Int, any is String, any as? Int ?? 0, (any as? String) as Any, any as! Int + 1)
let animal: Animal = Dog()
print(animal is Dog, (animal as? Dog)?.bark() ?? "-", (animal as! Dog).bark())
let plain = Animal()
print(plain is Dog, plain as? Dog == nil)
let optional: Int? = 5
let boxed: Any = optional as Any
print(boxed as? Int ?? 0, boxed is Int, boxed is Int?)
let objects: [AnyObject] = [Dog(), Animal()]
print(objects.map { $0 is Dog }, objects.compactMap { $0 as? Dog }.count)
print(1 as Any is Double, "x" as Any is Character, 3 as Double)
let up = Dog() as Animal
print(up.name, type(of: up))
let anys: [Any] = [1, 2, 3]
print((anys as? [Int])?.reduce(0, +) ?? -1, ([1, "a"] as [Any]) as? [Int] == nil)
if let dogs = [Dog(), Dog()] as [Animal] as? [Dog] { print("dogs", dogs.count) }
print((any as? Point) == nil, (Point() as Any as? Point) == Point())
