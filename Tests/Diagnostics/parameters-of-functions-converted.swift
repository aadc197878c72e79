// What functions take and give is converted, but not put into another order, and a list is no array.
typealias Labelled = (a: Int, b: Int)
func convert(_ takes: @escaping (Labelled) -> Int, _ gives: @escaping () -> Labelled, _ many: @escaping (Int...) -> Int) {
  let first: ((b: Int, a: Int)) -> Int = takes  // error: cannot convert value of type `((a: Int, b: Int)) -> Int`
  let second: () -> (b: Int, a: Int) = gives  // error: cannot convert value of type `() -> (a: Int, b: Int)`
  let third: () -> (Int, Int) = gives
  let fourth: ((Int, Int)) -> Int = takes
  let fifth: ([Int]) -> Int = many  // error: cannot convert value of type `(Int...) -> Int` to specified type `([Int]) -> Int`
  let sixth: ((b: Int, a: Int)) -> Any = { (x: Labelled) in x }  // error: cannot convert value of type `((a: Int, b: Int)) -> Any`
  print(first, second, third, fourth, fifth, sixth)
}
// A function that may only be called for a while is nothing that could be kept.
let kept: [((Int) -> Void) -> Int] = [
  { (x: Any) in 1 },  // error: converting non-escaping value to `Any` may allow it to escape
  { (x: @escaping (Int) -> Void) in 1 },  // error: converting non-escaping value to `(Int) -> Void` may allow it to escape
  { (x: (Int) -> Void) in 1 },
]
print(kept.count)
func count(_ function: (Int...) -> Int) -> Int { function(1, 2) }
print(count { (x: [Int]) in x.count })  // error: cannot convert value of type `([Int]) -> Int`
print(count { $0.count })
