// What classes above write and read, and places in a list.
import Foundation
class Vehicle: Codable {
  var wheels: Int
  init(wheels: Int) { self.wheels = wheels }
}
class Car: Vehicle {
  var doors: Int
  enum Keys: String, CodingKey { case doors, base }
  init(wheels: Int, doors: Int) { self.doors = doors; super.init(wheels: wheels) }
  required init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: Keys.self)
    doors = try c.decode(Int.self, forKey: .doors)
    try super.init(from: c.superDecoder())
  }
  override func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: Keys.self)
    try c.encode(doors, forKey: .doors)
    try super.encode(to: c.superEncoder())
  }
}
class Van: Vehicle {
  var load: Double = 0
  enum Keys: String, CodingKey { case load, base }
  init(load: Double) { self.load = load; super.init(wheels: 6) }
  required init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: Keys.self)
    load = try c.decode(Double.self, forKey: .load)
    try super.init(from: c.superDecoder(forKey: .base))
  }
  override func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: Keys.self)
    try c.encode(load, forKey: .load)
    try super.encode(to: c.superEncoder(forKey: .base))
  }
}
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
let d = try e.encode(Car(wheels: 4, doors: 5))
print(String(decoding: d, as: UTF8.self))
let c = try JSONDecoder().decode(Car.self, from: d)
print(c.wheels, c.doors)
let v = try e.encode(Van(load: 2.5))
print(String(decoding: v, as: UTF8.self), try JSONDecoder().decode(Van.self, from: v).wheels)
for bad in [
  #"{"doors":1}"#, #"{"doors":1,"super":{}}"#, #"{"doors":1,"super":null}"#, #"{"doors":1,"super":{"wheels":"x"}}"#,
] {
  do { _ = try JSONDecoder().decode(Car.self, from: Data(bad.utf8)); print("ok") } catch { print(error) }
}
struct Pair: Codable {
  var a: Int, b: Vehicle
  init(a: Int, b: Vehicle) { (self.a, self.b) = (a, b) }
  func encode(to encoder: Encoder) throws {
    var u = encoder.unkeyedContainer(); try u.encode(a); try b.encode(to: u.superEncoder())
  }
  init(from decoder: Decoder) throws {
    var u = try decoder.unkeyedContainer(); a = try u.decode(Int.self); b = try Vehicle(from: u.superDecoder())
  }
}
let p = try e.encode(Pair(a: 1, b: Vehicle(wheels: 2)))
print(String(decoding: p, as: UTF8.self), try JSONDecoder().decode(Pair.self, from: p).b.wheels)
