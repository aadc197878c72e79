// Type erasure by hand: with stored closures, and with an abstract box class; compared with `any`.
protocol Sensor {
  associatedtype Reading
  var label: String { get }
  mutating func read() -> Reading
}

struct Thermometer: Sensor {
  let label = "thermo"
  var next = 20
  mutating func read() -> Int {
    defer { next += 1 }
    return next
  }
}

final class Dial: Sensor {
  let label: String
  var reads = 0
  init(label: String) { self.label = label }
  func read() -> Int {
    reads += 1
    return reads * 100
  }
}

struct Compass: Sensor {
  let label = "compass"
  func read() -> String { "NNW" }
}

// By closures: the captured copy lives on in the closure.
struct AnySensor<Reading>: Sensor {
  let label: String
  private let readClosure: () -> Reading

  init<S: Sensor>(_ sensor: S) where S.Reading == Reading {
    var sensor = sensor
    label = sensor.label
    readClosure = { sensor.read() }
  }

  init(label: String, read: @escaping () -> Reading) {
    self.label = label
    readClosure = read
  }

  func read() -> Reading { readClosure() }
  func map<T>(_ change: @escaping (Reading) -> T) -> AnySensor<T> {
    AnySensor<T>(label: label + "*") { change(readClosure()) }
  }
}

var thermometer = Thermometer()
let dial = Dial(label: "dial")
let sensors = [AnySensor(thermometer), AnySensor(dial), AnySensor(Compass()).map(\.count)]
for _ in 1...2 { print(sensors.map { "\($0.label)=\($0.read())" }.joined(separator: " ")) }
print(thermometer.read(), dial.reads)

// By a class hierarchy: abstract base, generic subclass.
class SensorBox<Reading> {
  func read() -> Reading { fatalError("abstract") }
}
final class ConcreteBox<S: Sensor>: SensorBox<S.Reading> {
  var sensor: S
  init(_ sensor: S) { self.sensor = sensor }
  override func read() -> S.Reading { sensor.read() }
}
let boxes: [SensorBox<Int>] = [ConcreteBox(Thermometer(next: -5)), ConcreteBox(dial)]
print(boxes.map { $0.read() }, boxes.map { $0.read() }, boxes[0] is ConcreteBox<Thermometer>)

// The language's own erasure keeps only what does not depend on the reading.
let plain: [any Sensor] = [Compass(), dial]
print(plain.map(\.label))
for var sensor in plain { print(sensor.read() as Any) }
let erased: [AnyHashable] = [1, "one", 1.5, AnyHashable(1)]
print(erased[0] == erased[3], erased[1] == erased[0], erased[1].base as? String ?? "-", erased.contains("one"))
