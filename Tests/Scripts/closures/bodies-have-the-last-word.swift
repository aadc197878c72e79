// A closure of several statements says what it gives only where nothing around it does; and what is guessed has to suit it.

func tell<T>(_ first: T, _ next: (Int) -> T) { print(T.self, next(1)) }
func make<T>(_ body: (Int) -> T) -> T {
  print(T.self)
  return body(1)
}
func makeMaybe<T>(_ body: (Int) -> T?) -> T {
  print(T.self)
  return body(1)!
}
func either<T>(_ one: (Int) -> T, _ other: (Int) -> T) { print(T.self, one(1), other(2)) }
func fold<Element, Result>(_ all: [Element], _ start: Result, _ next: (Result, Element) -> Result) -> Result {
  var result = start
  for one in all { result = next(result, one) }
  return result
}
class Animal {}
class Dog: Animal {}
class Cat: Animal {}
protocol Named {}
extension Int: Named {}

// An argument beside it.
tell(nil as Int?) { y in if y > 3 { return nil }; return y }
let some: Int? = 3
tell(some) { y in if y > 3 { return 4 }; return y }
tell("a" as String?) { y in if y > 3 { return "b" }; return "c" }
tell([1, nil]) { y in if y > 3 { return [nil] }; return [y] }
tell(nil) { y in let z = y; return z }
tell(3 as Any) { y in let z = y; return z }

// Literals take what the body needs.
tell(0.5) { y in let z = y; print(z); return 2 }
tell(2) { y in if y > 3 { return 4 }; return 2.5 }
tell(3) { y in let z = y; return Double(z) }
print([3, 1].reduce(0) { sum, next in let z = Double(next); return sum + z } + 2)
print(2 + [3, 1].reduce(0) { sum, next in let z = Double(next); return sum + z })
print([3, 1].reduce(0) { sum, next in let z = Double(next); return sum + z } > 2)
print(zip([1, 2], [0.5, 2]).map { a, b in let c = a * b; return c })
let half: Double = fold([1, 2], 0.5) { sum, next in let c = sum + Double(next); return c }
print(half)

// Classes: what is common to both.
tell(Animal()) { y in let z = y; print(z); return Dog() }
tell(Cat()) { y in let z = y; print(z); return Dog() }
let animal: Animal = fold([1], Dog()) { _, next in let z = Animal(); print(next); return z }
print(type(of: animal))

// What the whole is asked for is what the body gives.
print(make { y in let z = y; return z })
let anything: Any = make { y in let z = y; return z }
let perhaps: Any? = make { y in let z = y; return z }
let named: any Named = make { y in let z = y; return z }
let hashable: AnyHashable = make { y in let z = y; return z }
let unwrapped: Any = makeMaybe { y in let z = y; return z }
let number: Double = make { y in let z = y; print(z); return 3 }
print(anything, perhaps as Any, named, hashable, unwrapped, number)
print([make { y in let z = y; return z }, 2] as [Any])
print("\(make { y in let z = y; return z })")

// Two closures.
either({ Optional($0) }) { y in let z = y; return z }
either({ y in let z = y; return Optional(z) }) { y in let z = y; return z }
either({ _ in 1 }) { y in let z = 2.5; print(y); return z }
