// weak and unowned: breaking cycles, nil after deallocation, weak in collections, delegates.
final class Owner {
  let name: String
  var pet: Pet?
  var friends: [WeakBox<Owner>] = []
  init(_ name: String) { self.name = name }
  deinit { print("owner \(name) gone") }
}
final class Pet {
  let name: String
  weak var owner: Owner?
  init(_ name: String) { self.name = name }
  deinit { print("pet \(name) gone") }
}
struct WeakBox<T: AnyObject> { weak var value: T? }

var ada: Owner? = Owner("Ada")
let cat = Pet("Tom")
ada?.pet = cat
cat.owner = ada
print(cat.owner?.name ?? "stray")
ada = nil
print(cat.owner?.name ?? "stray")

// A cycle of two strong references keeps both; breaking it by hand frees both.
final class Node {
  let id: Int
  var next: Node?
  weak var previous: Node?
  init(_ id: Int) { self.id = id }
  deinit { print("node \(id) gone") }
}
weak var probe: Node?
do {
  let a = Node(1), b = Node(2)
  a.next = b
  b.previous = a
  b.next = a
  probe = a
}
print("leaked:", probe != nil, probe?.next?.previous?.id ?? 0)
probe?.next?.next = nil
print("after breaking:", probe == nil)

// unowned: the child never outlives its parent.
final class Country {
  let name: String
  private(set) var capital: City!
  init(_ name: String, capital: String) {
    self.name = name
    self.capital = City(capital, of: self)
  }
  deinit { print("country \(name) gone") }
}
final class City {
  let name: String
  unowned let country: Country
  init(_ name: String, of country: Country) { (self.name, self.country) = (name, country) }
  var title: String { "\(name), capital of \(country.name)" }
  deinit { print("city \(name) gone") }
}
func visit() { print(Country("Chad", capital: "N'Djamena").name, Country("Peru", capital: "Lima").capital.name) }
visit()
do {
  let country = Country("Mali", capital: "Bamako")
  print(country.capital.title)
}

// Weak references in an array.
let boxes: [WeakBox<Owner>]
do {
  let temporary = Owner("Temp"), stay = Owner("Stay")
  cat.owner = stay
  boxes = [WeakBox(value: temporary), WeakBox(value: stay)]
  print(boxes.compactMap { $0.value?.name })
  ada = stay
}
print(boxes.map { $0.value?.name ?? "nil" }, cat.owner === ada)
ada = nil
print(cat.owner?.name ?? "stray")
