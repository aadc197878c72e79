protocol Holding<Item> {
  associatedtype Item
  func take(_ item: Item) -> Item
}
struct Numbers: Holding<Int> { func take(_ item: Int) -> Int { item } }
struct Lists<T>: Holding<[T]> { func take(_ item: [T]) -> [T] { item + item } }
struct Late {}
extension Late: Holding<String> { func take(_ item: String) -> String { item } }
protocol Marked<Kind> { associatedtype Kind }
class Mark: Marked<Double> {}
print(Numbers().take(3), Lists<Int>().take([1]), Late().take("x"), Numbers.Item.self, Mark.Kind.self)
