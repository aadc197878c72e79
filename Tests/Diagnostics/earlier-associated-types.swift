protocol Bag {
  typealias Item  // error: a type that a protocol leaves open is an `associatedtype`
  var items: [Item] { get }
}
struct Box: Bag { var items: [Int] }
print(Box(items: [1]).items)
