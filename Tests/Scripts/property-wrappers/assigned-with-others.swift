// The first assignment makes the wrapper, also where several are assigned at once.
@propertyWrapper struct Told<Value> {
  var wrappedValue: Value { didSet { print("set", wrappedValue) } }
  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    print("made", wrappedValue)
  }
}

func said<Value>(_ value: Value) -> Value {
  print("said", value)
  return value
}

struct Point {
  @Told var x: Double
  var y: Int
  @Told var name: String?
  init() {
    (x, y) = (1, 2)
    (self.name, self.y) = ("here", 4)
    (x, name) = (said(5), said(nil))
  }
  mutating func turn() { (x, y) = (Double(y), Int(x)) }
}

var point = Point()
point.turn()
print(point)

class Base {
  @Told var size: Int
  let count: Int
  @Told var name: String
  init(_ both: (Int, Int)) {
    (size, (count, name)) = (both.0, (both.1, "base"))
    (_, size) = both
  }
}
class Derived: Base {
  override var size: Int { didSet { print("derived", size) } }
}
let derived = Derived((1, 2))
print(derived.size, derived.count, derived.name)
derived.size = 9

func inFunction(_ number: Int) {
  @Told var first: Int
  var second: Int
  let third: Int
  if number > 1 { (first, second) = (7, 8) } else { (first, second) = (number, number) }
  (third, first) = (first, second)
  (first, second) = (second, first)
  print(first, second, third)
}
inFunction(1)
inFunction(2)
