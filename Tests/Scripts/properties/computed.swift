// Computed properties, getters and setters, static and global ones.
struct Rect {
  var x = 0.0, y = 0.0, width = 2.0, height = 3.0
  var area: Double { width * height }
  var center: (x: Double, y: Double) {
    get { (x + width / 2, y + height / 2) }
    set {
      x = newValue.x - width / 2
      y = newValue.y - height / 2
    }
  }
  var right: Double {
    get { return x + width }
    set(edge) { width = edge - x }
  }
  static var unit: Rect { Rect(width: 1, height: 1) }
  static var created = 0
}
var r = Rect()
print(r.area, r.center, r.right)
r.center = (10, 10)
print(r.x, r.y)
r.right = 20
print(r.width, r.area)
r.right += 1
print(r.width)
r.center.x = 0
print(r.x, r.center)
print(Rect.unit.area)
Rect.created += 2
print(Rect.created)
class Thermostat {
  var celsius = 20.0
  var fahrenheit: Double {
    get { celsius * 1.8 + 32 }
    set { celsius = (newValue - 32) / 1.8 }
  }
  class var kind: String { "thermostat" }
}
let t = Thermostat()
t.fahrenheit = 212
print(t.celsius, Thermostat.kind)
var doubled: Int { counter * 2 }
var counter = 3
print(doubled)
counter = 10
print(doubled)
var logged: Int {
  get { counter }
  set {
    print("setting", newValue)
    counter = newValue
  }
}
logged = 5
logged += 1
print(counter)
struct Wrapper {
  private var storage = [1, 2, 3]
  var values: [Int] {
    get { storage }
    set { storage = newValue.sorted() }
  }
}
var w = Wrapper()
w.values.append(0)
w.values[3] = -1
print(w.values)
extension Int {
  var squared: Int { self * self }
  var isEven: Bool { self % 2 == 0 }
}
print(7.squared, 7.isEven, (-4).squared.isEven)
