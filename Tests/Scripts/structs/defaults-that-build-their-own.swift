// Defaults that build their own type, as far as something ends it.
struct Leaf { var n = 1; var next: [Leaf] = depth > 2 ? [] : deeper() }
var depth = 0
func deeper() -> [Leaf] { depth += 1; return [Leaf()] }
struct G<T> { var x: T? = nil; var others: [G<T>] = count > 2 ? [] : [more(T.self)] }
var count = 0
func more<T>(_: T.Type) -> G<T> { count += 1; return G<T>() }
print(Leaf().next.first?.next.first?.n as Any)
print(G<Int>().others.count, G<String>().others.count)
struct R { var left: [R] = level < 3 ? up([R(), R()]) : [] }
var level = 0
func up(_ all: @autoclosure () -> [R]) -> [R] { level += 1; return all() }
print(R().left.count, level)
