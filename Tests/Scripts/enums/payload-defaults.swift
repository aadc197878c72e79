// What a payload leaves out has a default, which may speak of the enum's own members.
enum Order {
  static let usual = 5
  case add(String, cents: Int = usual, count: Int = 1)
  case note(Int? = nil)
}
print(Order.add("tea"), Order.add("cup", count: 2), Order.note(), Order.note(2))
enum Tagged<T> { case a(T, tags: [T] = []) }
print(Tagged.a(1), Tagged<String>.a("x", tags: ["y"]))
func both(_ a: () -> Int, _ b: () -> Int) -> Int { a() - b() }
print(both { 3 } _: { 1 })
