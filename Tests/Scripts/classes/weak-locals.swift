// A weak variable whose type nobody says is optional; an initialiser that only ever fails.
final class Node { let name: String; init(_ name: String) { self.name = name }; deinit { print("\(name) is gone") } }
func look() {
  let kept = Node("kept")
  weak var seen = kept
  print(seen?.name ?? "nothing", type(of: seen))
  weak var lost = Node("lost")
  print(lost == nil)
}
look()
struct Never1 { let number: Int; init?(number: Int) { nil } }
print(Never1(number: 1) == nil)
extension Never1: Equatable {}
