// Notice: the labels are part of the name, so these are different functions, not overloads in doubt.
struct Clock: CustomStringConvertible {
  var minutes: Int
  init(minutes: Int) { self.minutes = minutes }
  init(hours: Int, minutes: Int = 0) { self.init(minutes: hours * 60 + minutes) }
  init(_ text: String) {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    self.init(hours: parts[0], minutes: parts[1])
  }
  var description: String { "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)" }

  func moved(by minutes: Int) -> Clock { Clock(minutes: self.minutes + minutes) }
  func moved(to minute: Int) -> Clock { Clock(minutes: minutes / 60 * 60 + minute) }
  func moved(hours: Int) -> Clock { moved(by: hours * 60) }
  func moved(hours: Int, minutes: Int) -> Clock { moved(by: hours * 60 + minutes) }
}
print(Clock(minutes: 75), Clock(hours: 8), Clock(hours: 8, minutes: 5), Clock("23:59"))
let noon = Clock(hours: 12)
print(noon.moved(by: 5), noon.moved(to: 45), noon.moved(hours: 2), noon.moved(hours: 1, minutes: 1))

// A reference by full name picks one.
let shift = noon.moved(by:)
let set = noon.moved(to:)
print(shift(10), set(10))
print([1, 2].map(noon.moved(hours:)))

// Defaults: the version with fewer defaulted parameters to fill in is better.
func ring(_ times: Int) -> String { "ring \(times)" }
func ring(_ times: Int, loud: Bool = true) -> String { "ring \(times) \(loud ? "loud" : "soft")" }
print(ring(2))
print(ring(2, loud: false))

// Variadic against single: the single one is better.
func total(_ n: Int) -> String { "one: \(n)" }
func total(_ all: Int...) -> String { "many: \(all.count)" }
print(total(4), total(4, 5), total())

// Throwing, static and instance versions live side by side.
struct Desk {
  static func name() -> String { "any desk" }
  func name() -> String { "this desk" }
  subscript(row row: Int) -> String { "row \(row)" }
  subscript(_ index: Int) -> String { "index \(index)" }
  subscript(_ key: String) -> String { "key \(key)" }
}
print(Desk.name(), Desk().name())
print(Desk()[row: 1], Desk()[1], Desk()["1"])

// Local functions take labels as well; closures lose theirs.
func area(width: Int, height: Int) -> Int { width * height }
func area(side: Int) -> Int { area(width: side, height: side) }
let compute: (Int, Int) -> Int = area
print(area(side: 3), compute(2, 5), area(width: 2, height: 2))
