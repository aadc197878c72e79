// Computed properties and static members: getters, setters, class against static, stored statics, computed globals.
struct Rectangle {
  var x = 0, y = 0, width = 2, height = 4
  var area: Int { width * height }
  var center: (x: Int, y: Int) {
    get { (x + width / 2, y + height / 2) }
    set { (x, y) = (newValue.x - width / 2, newValue.y - height / 2) }
  }
  var scale: Int {
    get { width / 2 }
    set(factor) {
      width = 2 * factor
      height = 4 * factor
    }
  }
  var isSquare: Bool { return width == height }

  static let unit = Rectangle(width: 1, height: 1)
  static var made = 0
  static var default_: Rectangle { made += 1; return Rectangle() }
  static func tall(_ height: Int) -> Self { Self(height: height) }
}

var r = Rectangle()
r.center = (10, 10)
r.center.x += 5
print(r.x, r.y, r.center, r.area)
r.scale = 3
r.scale += 1
print(r.width, r.height, r.scale, Rectangle.unit.isSquare)
_ = (Rectangle.default_, Rectangle.default_)
print(Rectangle.made, Rectangle.tall(9).area, type(of: r).made)

// static cannot be overridden; class can, as computed; stored statics are shared with subclasses.
class Animal {
  static var count = 0
  class var sound: String { "..." }
  class func describe() -> String { "\(self): \(sound)" }
  static func make() -> Self { Self() }
  required init() { Animal.count += 1 }
  var legs: Int { 4 }
}
class Bird: Animal {
  override class var sound: String { "tweet" }
  override var legs: Int { super.legs - 2 }
}
final class Owl: Bird {
  override class var sound: String { "hoo-" + super.sound }
}
print(Animal.describe(), Bird.describe(), Owl.describe(), separator: "; ")
let animals: [Animal] = [Animal.make(), Bird.make(), Owl.make()]
Bird.count += 10
print(animals.map(\.legs), Owl.count, animals.map { type(of: $0).sound })

// Computed globals and locals are evaluated at each use; enum and extension members.
var base = 10
var doubled: Int { base * 2 }
var halved: Int { get { base / 2 } set { base = newValue * 2 } }
base = 7
print(doubled, halved)
halved = 50
print(base, doubled)
func area(of side: Int) -> Int {
  var squared: Int { side * side }
  return squared + squared
}
print(area(of: 3))
extension Int {
  static let dozen = 12
  var isDozen: Bool { self == .dozen }
  var digits: [Int] { String(self).compactMap(\.wholeNumberValue) }
}
enum Planet: Double {
  case earth = 9.8, mars = 3.7
  static let home = Planet.earth
  var isHome: Bool { self == .home }
}
print(12.isDozen, Int.dozen.digits, 904.digits, Planet.mars.isHome, Planet.home)
