// A conformance of the library keeps the witnesses that it was compiled with: what a script adds is for the script's own calls.
extension Bool { var description: String { "B" } }
extension String { static func < (a: String, b: String) -> Bool { a.count < b.count } }
extension Array { var description: String { "A" } }
extension Int { func hash(into h: inout Hasher) { print("never") } }
extension String { var count: Int { 7 }; var isEmpty: Bool { true } }
extension Array { var startIndex: Int { 1 }; var endIndex: Int { 2 } }
print(true, "\(true)", [true], true.description)
let r = "b" < "aa"
print(r, ["b", "aa"].sorted(), max("b", "aa"), "b" > "aa", ["b", "aa"].min()!)
print([1], "\([1])", [1].description)
struct S: Hashable { var n = 1 }
print(Set([S()]).count)
func g<T: StringProtocol>(_ s: T) -> Int { s.count }
func h<T: Collection>(_ s: T) -> (Int, Bool) { (s.count, s.isEmpty) }
print("ab".count, g("ab"), h("ab"))
print([1, 2, 3].reversed().map { $0 }, [1, 2, 3].dropFirst())
