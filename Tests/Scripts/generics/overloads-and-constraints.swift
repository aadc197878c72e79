// Which generic overload is called: most specific constraint, static knowledge only, protocol refinement, defaults.
protocol Animal { var name: String { get } }
protocol Pet: Animal { var owner: String { get } }
struct Wolf: Animal { let name = "wolf" }
struct Cat: Pet { let name = "cat"; let owner = "Ada" }

func tag<T>(_: T) -> String { "anything" }
func tag<T: Animal>(_ animal: T) -> String { "animal \(animal.name)" }
func tag<T: Pet>(_ pet: T) -> String { "\(pet.owner)'s \(pet.name)" }
func tag(_ number: Int) -> String { "the int \(number)" }
func tag<T>(_ list: [T]) -> String { "list of \(list.count)" }
func tag<T>(_ maybe: T?) -> String { maybe == nil ? "absent" : "present" }

print(tag(Wolf()), tag(Cat()), tag(5), tag(5.0), tag([1]), tag("x" as String?), separator: ", ")

// Inside a generic function only the constraint is known: the overload is chosen there, once.
func outer<T>(_ value: T) -> String { tag(value) }
func outerAnimal<T: Animal>(_ value: T) -> String { tag(value) }
print(outer(Cat()), outer(5), outerAnimal(Cat()), separator: ", ")
let animal: any Animal = Cat()
print(tag(animal), animal is any Pet)

// Members in constrained extensions are chosen in the same way.
struct Bag<Element> {
  var items: [Element]
  func show() -> String { "bag of \(items.count)" }
}
extension Bag where Element: CustomStringConvertible {
  func show() -> String { "bag: " + items.map(\.description).joined(separator: " ") }
}
extension Bag where Element == Int {
  func show() -> String { "sum \(items.reduce(0, +))" }
}
func showAny<T>(_ bag: Bag<T>) -> String { bag.show() }
print(Bag(items: [Wolf()]).show(), Bag(items: [1.5]).show(), Bag(items: [1, 2]).show(), showAny(Bag(items: [1, 2])))

// A protocol requirement, on the contrary, is dispatched to the conforming type's best implementation.
protocol Speaker { func speak() -> String; }
extension Speaker {
  func speak() -> String { "..." }
  func twice() -> String { speak() + speak() }
}
extension Speaker where Self: Pet { func speak() -> String { "\(owner)?" } }
extension Wolf: Speaker { func speak() -> String { "awoo " } }
extension Cat: Speaker {}
let speakers: [any Speaker] = [Wolf(), Cat()]
print(speakers.map { $0.twice() })

// A class-bound constraint, a superclass constraint, same-type constraints, and explicit type through a metatype.
class Machine { var power = 1 }
final class Press: Machine { override init() { super.init(); power = 9 } }
func boost<M: Machine>(_ machine: M) -> M { machine.power += 1; return machine }
func identical<T: AnyObject>(_ a: T, _ b: T) -> Bool { a === b }
func create<T>(_ type: T.Type, with make: () -> Any) -> T? { make() as? T }
let press = boost(Press())
print(type(of: press), press.power, identical(press, boost(press)), identical(press, Press()))
print(create(Int.self) { 3 } ?? 0, create(String.self) { 3 } ?? "no")
func flatten<S: Sequence, T>(_ nested: S) -> [T] where S.Element: Sequence, S.Element.Element == T {
  nested.flatMap { $0 }
}
print(flatten([[1], [2, 3]]), flatten(["ab", "c"]))
