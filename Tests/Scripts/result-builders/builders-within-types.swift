struct Node {
    @resultBuilder enum Kids { static func buildBlock(_ k: Int...) -> [Int] { k }; static func buildOptional(_ k: [Int]?) -> Int { k?.count ?? 0 } }
    static func f(@Kids _ k: () -> [Int]) -> [Int] { k() }
    var all: [Int]
    init(@Kids _ k: () -> [Int]) { all = k() }
    init(x: Int, @Node.Kids k: () -> [Int]) { all = [x] + k() }
}
print(Node.f { 1; 2 }, Node { 4; 5; 6 }.all, Node(x: 9) { 1 }.all)
struct Gen<T> {
  @resultBuilder enum B { static func buildBlock(_ t: T...) -> [T] { t } }
  let items: [T]
  init(@B _ b: () -> [T]) { items = b() }
  func plus(@B _ b: () -> [T]) -> [T] { items + b() }
}
print(Gen<Int> { 1 }.plus { 2; 3 })
enum Kids {}
print(Node.f { 7; if Node.f({ 1 }).count == 1 { 8 } })
