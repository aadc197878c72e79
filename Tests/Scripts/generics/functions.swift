// Generic functions.
func identity<T>(_ x: T) -> T { x }
print(identity(3), identity("x"), identity([1.5]), identity(Optional(2)) as Any)
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
let p = pair(1, "one")
print(p, p.0 + 1, p.1.count)
func biggest<T: Comparable>(_ xs: [T]) -> T? {
  guard var best = xs.first else { return nil }
  for x in xs where x > best { best = x }
  return best
}
print(biggest([3, 9, 2]) ?? 0, biggest(["b", "c", "a"]) ?? "", biggest([1.5, 0.5]) ?? 0, biggest([Int]()) as Any)
func index<T: Equatable>(of x: T, in xs: [T]) -> Int? {
  for i in 0..<xs.count where xs[i] == x { return i }
  return nil
}
print(index(of: "b", in: ["a", "b"]) ?? -1, index(of: 9, in: [1]) ?? -1)
func transform<T, U>(_ xs: [T], _ f: (T) -> U) -> [U] {
  var result: [U] = []
  for x in xs { result.append(f(x)) }
  return result
}
print(transform([1, 2, 3]) { "n\($0)" }, transform(["a", "bb"]) { $0.count })
func combine<T>(_ x: T, with y: T, using f: (T, T) -> T) -> T { f(x, y) }
print(combine(2, with: 3, using: +), combine("a", with: "b") { $1 + $0 })
protocol Named { var name: String { get } }
struct Cat: Named { let name = "cat" }
struct Dog: Named { let name = "dog" }
func names<A: Named, B: Named>(_ a: A, _ b: B) -> String { a.name + b.name }
print(names(Cat(), Dog()), names(Dog(), Dog()))
func all<S: Sequence>(_ s: S) -> [S.Element] where S.Element: Comparable { s.sorted() }
print(all([3, 1, 2]), all(["b", "a"]), all(1...3), all("hello"))
func repeated<T>(_ x: T, _ n: Int) -> [T] { n == 0 ? [] : [x] + repeated(x, n - 1) }
print(repeated("z", 3))
func isSame<T>(_ a: T, _ b: T) -> Bool where T: Hashable { a.hashValue == b.hashValue && a == b }
print(isSame(1, 1), isSame("a", "b"))
func describe<T>(_ x: T) -> String { "\(T.self): \(x)" }
print(describe(1), describe("s"), describe([1]), describe(Cat()))
func firstOr<T>(_ xs: [T], _ other: @autoclosure () -> T) -> T { xs.first ?? other() }
print(firstOr([], 7), firstOr([1], 7))
