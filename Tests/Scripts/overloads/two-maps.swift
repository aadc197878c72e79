// A collection has two meanings of `map`, so what `xs.map { … }` gives is not known before one is chosen; that of collections goes by indices.
let va = [1]
func f(_ p0: Any, _ p1: Int) { print("Any") }
func f<T: Sequence>(_ p0: T, _ p1: Int) { print("T") }
f(va.map { $0 }, 1)

struct Y { func f(_ p: [Int]?, _ z: Int = 0) -> String { "I?" }; func f<T: Equatable>(_ p: T) -> String { "T" } }
print(Y().f(va.map { $0 }), Y().f(va), Y().f([1]), Y().f([1] + va))
struct W { func f(_ p: Any, _ q: [Int]) -> String { "A" }; func f<T: Hashable>(_ p: Double, _ q: T) -> String { "T" } }
print(W().f(1, va), W().f(1, [1]), W().f(1, va.map { $0 }))
struct C: Collection { let a = [1, 2]; var startIndex: Int { 0 }; var endIndex: Int { 2 }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { a[i] }
 func makeIterator() -> IndexingIterator<C> { print("make"); return IndexingIterator(_elements: self) } }
for x in C() { print(x) }
print(C().map { $0 * 2 })
let one = ["a": 1]
print(one.map { "\($0.key)\($0.value)" }, one.keys.map { $0 + "!" }, one.values.map { $0 + 1 }, Set([1]).map { $0 }, (1...3).map { $0 }, (1..<3).map { Double($0) }, "ab".map { $0 }, "abc".dropFirst().map { String($0) })
let e: [Int: [String]] = [1: ["x"]]
print(e.map { k, v in (k, v.map { $0 + "\(k)" }) }, e.map(\.key), ["q": 2].mapValues { $0 })
print(stride(from: 0, to: 3, by: 1).map { $0 }, zip([1], ["a"]).map { "\($0)\($1)" }, [1, 2].lazy.map { $0 + 1 }.map { $0 * 2 }, [3, 1].enumerated().map { $0 + $1 })
enum Err: Error { case e }
do { print(try [1].map { x -> Int in if x > 0 { throw Err.e }; return x }) } catch { print(error) }
print([1, 2].map(String.init), ["1", "x"].map { Int($0) }, [[1], [2]].map { $0.map(Double.init) })
let words = ["a", "bb"]
let backwards = words.lazy.reversed()
print(type(of: backwards), type(of: backwards.map { $0 }), Array(backwards))
for w in words.lazy.map({ print("m", $0); return $0 + "!" }).reversed() { print(w) }
