// An override may give what is narrower, the value of an optional among it, and take what is wider. Whoever knows only the class above
// is given what that one promises.

class Gauge {
  var unit: String { "none" }
  var level: Int? { nil }
  subscript(index: Int) -> Double? { nil }
  class var most: Int? { nil }
  func read() -> Int? { nil }
  func pair() -> (Int?, Gauge) { (nil, self) }
  func reader() -> () -> Int? { { nil } }
  func set(_ value: Int) { print("Gauge.set", value) }
  func each(_ body: (Int?) -> Void) { body(nil) }
  func keep<T>(_ value: T) -> T? { nil }
  func risky() throws -> Int? { nil }
  func add(_ value: inout Int) -> Int? { nil }
  func sum(_ values: Int...) -> Int? { nil }
  func given(_ value: Int = 5) -> Int? { nil }
  class func make() -> Gauge? { nil }
}

class Thermometer: Gauge {
  override var unit: String { "degrees" }
  override var level: Int { 21 }
  override subscript(index: Int) -> Double { Double(index) / 2 }
  override class var most: Int { 50 }
  override func read() -> Int { 22 }
  override func pair() -> (Int, Thermometer) { (3, self) }
  override func reader() -> () -> Int { { 23 } }
  override func set(_ value: Int?) { print("Thermometer.set", value as Any) }
  override func each(_ body: (Int) -> Void) { for value in 1...2 { body(value) } }
  override func keep<T>(_ value: T) -> T { value }
  override func risky() -> Int { 24 }
  override func add(_ value: inout Int) -> Int {
    value += 1
    return value
  }
  override func sum(_ values: Int...) -> Int { values.reduce(0, +) }
  override func given(_ value: Int = 7) -> Int { value }
  override class func make() -> Thermometer { Thermometer() }
}

/// Overrides it again, in the form of the class in between.
class Oven: Thermometer {
  override var level: Int { super.level * 10 }
  override func read() -> Int { super.read() * 10 }
  override func set(_ value: Int?) { super.set(value.map { $0 + 1 }) }
}

func tell(_ gauge: Gauge) throws {
  var number = 1
  print(gauge.unit, gauge.level as Any, gauge[3] as Any, type(of: gauge).most as Any)
  print(gauge.read() as Any, gauge.pair().0 as Any, gauge.reader()() as Any)
  gauge.set(9)
  gauge.each { print($0 as Any) }
  print(gauge.keep("kept") as Any, try gauge.risky() as Any, gauge.add(&number) as Any, number)
  print(gauge.sum(1, 2, 3) as Any, gauge.given() as Any, type(of: gauge).make() as Any)
  let read = gauge.read
  print(read() as Any, Gauge.read(gauge)() as Any)
}

try tell(Gauge())
try tell(Thermometer())
try tell(Oven())

let oven = Oven()
let between: Thermometer = oven
print(oven.level + 1, between.read() + 1, between[5] + 1, Oven.most + 1, oven.given() + 1)

// A trait that a class above satisfies.
protocol Readable {
  var level: Int? { get }
  func read() -> Int?
}
extension Gauge: Readable {}

func readings<T: Readable>(_ gauge: T) -> [Int?] { [gauge.level, gauge.read()] }
let readable: any Readable = oven
print(readable.level as Any, readable.read() as Any)
print(readings(oven), readings(oven as Gauge), readings(Gauge()))

// Classes with parameters.
class Source<Element> {
  func next() -> Element? { nil }
}
class Counter: Source<Int> {
  var count = 0
  override func next() -> Int {
    count += 1
    return count
  }
}
let source: Source<Int> = Counter()
print(source.next() as Any, source.next() as Any)

class Plain {
  func value() -> Int { 1 }
}
/// Another type, without the keyword: another method.
class Worded: Plain {
  func value() -> String { "one" }
}
let worded: String = Worded().value()
let number: Int = Worded().value()
print(worded, number)
