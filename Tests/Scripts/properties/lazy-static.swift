// Lazy and static stored properties are initialised on first use, once.
func make(_ name: String) -> Int {
  print("making", name)
  return name.count
}
struct Heavy {
  lazy var value = make("lazy")
  lazy var list: [Int] = {
    print("building list")
    return [1, 2, factor]
  }()
  var factor = 3
  static let shared = make("static let")
  static var count = make("static var")
}
var h = Heavy()
print("made")
print(h.value, h.value)
h.factor = 9
print(h.list)
h.list.append(4)
h.factor = 1
print(h.list)
var copy = h
copy.value = 100
print(h.value, copy.value)
print("before static")
print(Heavy.shared, Heavy.shared)
Heavy.count += 1
print(Heavy.count)
class Service {
  static let shared = Service()
  lazy var greeting = "hi from \(name)"
  let name = "service"
  private init() { print("service created") }
}
print("before service")
print(Service.shared.greeting, Service.shared === Service.shared)
enum Constants {
  static let names = ["a", "b"]
  static var next = 0
  static func take() -> String {
    defer { next += 1 }
    return names[next % names.count]
  }
}
print(Constants.take(), Constants.take(), Constants.take(), Constants.next)
struct Generic<T> { static var name: String { "Generic of \(T.self)" } }
print(Generic<Int>.name, Generic<[String]>.name)
