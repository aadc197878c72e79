// dump, print and mirrors of many kinds of values: nested enums, generic classes, errors, wrappers, existentials.
struct Matrix { var rows: [[Double]] = [[1, 2], [3, 4]] }
dump(Matrix())
dump(["a": 1] as [String: Any])
dump([Any]([1, "x", nil as Int? as Any]))
dump((1 as Int?, [nil, 2] as [Int?]))
enum Tree { indirect case node(Tree, Tree), leaf(Int) }
dump(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))))
print(Tree.node(.leaf(1), .leaf(2)))
class G<T> { var t: T; init(_ t: T) { self.t = t } }
class H: G<Int> { var s = "x"; let fn: (Int) -> Void = { _ in } }
dump(H(3)); print(H(3), G("a")); debugPrint([H(1)])
dump(Optional(Optional(3)) as Any); print(Mirror(reflecting: Optional(Optional(3)) as Any).children.count)
let e: Error = E.bad(code: 3); enum E: Error { case bad(code: Int) }
dump(e); print(e, "\(e)"); debugPrint(e)
dump(1 as UInt8); dump("q" as Character); dump(Double.nan); dump(Float(1.5)); dump(1..<5); dump("abc"[..."abc".startIndex])
dump(AnyHashable(4)); dump([AnyHashable("k"): 1]); dump(stride(from: 1, to: 3, by: 1)); dump(zip([1], ["a"]))
struct W { @P var w = 3 }
@propertyWrapper struct P { var wrappedValue: Int }
dump(W()); print(W()); print(Mirror(reflecting: W()).children.map { $0.label! })
protocol Q {}; struct QQ: Q { var any: any Q = R(); var opt: (any Q)? = nil }; struct R: Q { }
dump(QQ()); print(QQ())
let t: (a: Int, (b: String, [Int])) = (1, ("x", [2])); dump(t); print(t); debugPrint(t)
print(Mirror(reflecting: H(2)).children.map { $0.label! }, Mirror(reflecting: H(2)).superclassMirror!.children.first!)
