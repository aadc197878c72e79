// What a pattern casts to decides how often the subject is looked through: an `Int?` has to be there to be an `any Equatable`.
func describe(_ number: Int?) {
  switch number {
  case let n as any Equatable: print("there:", n)
  default: print("nothing")
  }
  switch number {
  case is Any: print("something")
  default: print("nothing")
  }
  switch number {
  case let n as Int?: print(n as Any)
  }
  if case let n as CustomStringConvertible = number { print(n.description) }
}
describe(5)
describe(nil)

let mixed: [Any?] = [1, nil, "a"]
for case let n as Int in mixed { print(n) }
for value in mixed {
  switch value {
  case let n as Int: print("number", n)
  case let anything as Any: print("other", anything)
  default: print("nothing")
  }
}

class Animal {}
class Dog: Animal {}
let dog: Dog? = Dog()
switch dog {
case let animal as Animal: print(animal is Dog)
default: print("none")
}
let number = 5
switch number {
case let n as CustomStringConvertible: print(n)
}
struct Plain {}
let plain: Any = Plain()
switch plain {
case is AnyObject: print("goes into an object")
default: print("is none")
}

protocol Screen { init() }
protocol Modal: Screen {}
struct Home: Screen {}
struct Alert: Modal {}
let registry: [String: any Screen.Type] = ["home": Home.self, "alert": Alert.self]
print(registry.filter { $0.value is any Modal.Type }.keys, registry.compactMap { ($0.value as? any Modal.Type)?.init() }.count)
let routes: [(path: String, screen: any Screen.Type)] = [("/", Home.self), ("/alert", Alert.self)]
for route in routes { print(route.path, route.screen is Home.Type, route.screen.init(), route.screen == Alert.self) }
