// An extension that asks `Self` for another protocol knows that one's associated types by their names, in its clause and inside.
extension CaseIterable where Self: RawRepresentable, RawValue == String {
  static var names: [String] { allCases.map(\.rawValue) }
}
enum Fruit: String, CaseIterable { case apple, pear }
print(Fruit.names)

protocol Listed {}
extension Listed where Self: Collection, Element: Comparable {
  func firstTwo() -> [Element] { Array(prefix(2)) }
  func highest() -> Element? { self.max() }
}
extension Array: Listed {}
print([1, 3, 2].firstTwo(), ["b", "c"].highest()!)

protocol Owned {
  associatedtype Owner
  var owner: Owner { get }
}
protocol Labelled {}
extension Labelled where Self: Owned & Identifiable, Owner == String {
  var label: String { "\(owner): \(id)" }
  func ids() -> [ID] { [id, id] }
}
struct Book: Labelled, Owned, Identifiable {
  let owner = "Ada"
  let id = 7
}
print(Book().label, Book().ids())

// What the script has under a name of the library's is meant where nothing else tells the two apart.
func fatalError(_ reason: String) { print("not so fatal:", reason) }
fatalError("a word")
extension Int { var magnitude: Int { 77 } }
print((-4).magnitude)
extension Double { init(_ text: String) { self = 7.5 } }
let number = Double("3")
print(number)
