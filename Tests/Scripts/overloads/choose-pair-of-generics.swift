// Of two generic functions the more specialised is tried alone, where no number stands among the arguments and neither takes or
// gives something optional or Any. Otherwise both are tried, and what they cost decides.
func f<T>(_ x: T) -> String { "any" }
func f<T: Equatable>(_ x: T) -> String { "equatable" }
print(f([1]), f("a"), f(true ? 1 : 2), f({ 1 }), f((1, 2)))

func g<T>(_ x: T, _ y: some Equatable) -> String { "some" }
func g<T>(_ x: T, _ y: AnyHashable) -> String { "hashable" }
let i = 1
print(g([i], [i, nil]), g([i], 1), g(i, i))

func h<T>(_ x: [T]) -> String { "any" }
func h<T: FloatingPoint>(_ x: [T]) -> String { "floating" }
print(h([1]), h([i]), h([1.5]))

func k<T>(_ x: [T], _ n: Double) -> String { "any" }
func k<T: FloatingPoint>(_ x: [T], _ n: Double) -> String { "floating" }
print(k([1], 1), k([1], Double(1)))

func m<T>(_ x: [T]) -> String? { "any" }
func m<T: FloatingPoint>(_ x: [T]) -> String? { "floating" }
print(m([1])!)

struct S {
  func f<T>(_ x: T) -> String { "any" }
  func f<T: FloatingPoint>(_ x: T) -> String { "floating" }
  init<T>(_ x: [T]) { print("any") }
  init<T: FloatingPoint>(_ x: [T]) { print("floating") }
}
print(S([1]).f(1), S([i]).f(i))

infix operator +++
func +++ <T>(_ x: T, _ y: [T]) -> String { "any" }
func +++ <T: FloatingPoint>(_ x: T, _ y: [T]) -> String { "floating" }
print(1 +++ [1], i +++ [1], 1.5 +++ [1], (1 as Double) +++ [1])
