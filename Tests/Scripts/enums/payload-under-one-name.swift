// One name for a payload of several values is the tuple of them; a payload that is one tuple can be taken apart.
final class Held { deinit { print("gone") } }
enum Shape {
  case box(width: Int, height: Int)
  case line(Int, Int)
  case held(Held, Int)
  case point((x: Int, y: Int))
  case nothing
}
enum Pair<T> { case both(T, T), none }
struct Broken: Error {}
enum Failure: Error { case at(Int, String) }

func area(_ shape: Shape) -> Int {
  switch shape {
  case .box(let size): return size.width * size.height
  case .line(let ends) where ends.0 == ends.1: return 0
  case let .line(ends): return ends.1 - ends.0
  case .held(let all): return all.1
  case .point(let x, let y): return x + y
  case .nothing: return -1
  }
}
print(area(.box(width: 2, height: 3)), area(.line(1, 1)), area(.line(1, 4)), area(.held(Held(), 7)))
print(area(.point((x: 1, y: 2))), area(.nothing))
let shape: Shape? = .line(1, 2)
if case .line(let ends)? = shape { print(ends) }
if case .line(var ends)? = shape {
  ends.0 += 5
  print(ends)
}
for case .box(let size) in [Shape.nothing, .box(width: 1, height: 2)] { print(size) }
guard case .line((let from, let to))? = shape else { fatalError() }
print(from, to)
switch Shape.line(1, 2) {
case .line((2, _)): print("two")
case .line((1, let end)): print("one", end)
default: print("other")
}
if case .both(let texts) = Pair.both("a", "b") { print(texts.0 + texts.1, type(of: texts)) }
do { throw Failure.at(1, "x") } catch Failure.at(let place) { print(place) } catch { print("no") }
func hold() {
  let shape = Shape.held(Held(), 2)
  if case .held(let all) = shape { print(all.1, all.0 === all.0) }
}
hold()
let found = [("a", 1)].first
if case .some(let text, let n) = found { print(text, n) }
