// Overriding methods and properties; super; dynamic dispatch.
class Animal {
  var name: String
  var legs: Int { 4 }
  init(name: String) { self.name = name }
  func sound() -> String { "..." }
  func speak() -> String { "\(name) says \(sound())" }
  class func kind() -> String { "animal" }
  static func make() -> String { "made " + kind() }
}
class Dog: Animal {
  override func sound() -> String { "woof" }
  override class func kind() -> String { "dog" }
}
class Puppy: Dog {
  override init(name: String) { super.init(name: "little " + name) }
  override func sound() -> String { super.sound() + "!" }
  override func speak() -> String { "(" + super.speak() + ")" }
}
class Bird: Animal {
  override var legs: Int { super.legs - 2 }
  override var name: String {
    get { "Sir " + super.name }
    set { super.name = newValue + "y" }
  }
}
let all: [Animal] = [Animal(name: "thing"), Dog(name: "Rex"), Puppy(name: "Rex"), Bird(name: "Bird")]
for animal in all { print(animal.speak(), animal.legs) }
let bird = Bird(name: "Robin")
print(bird.name)
bird.name = "Bill"
print(bird.name)
print(Animal.kind(), Dog.kind(), Puppy.kind(), Dog.make())
let asAnimal: Animal = Puppy(name: "p")
print(asAnimal.sound(), type(of: asAnimal).kind())
print(asAnimal is Dog, asAnimal is Bird, (asAnimal as? Dog)?.name ?? "no")
final class Fixed: Animal {
  let extra: Int
  init(extra: Int) {
    self.extra = extra
    super.init(name: "fixed\(extra)")
  }
  override func sound() -> String { "\(extra)" }
}
print(Fixed(extra: 7).speak())
