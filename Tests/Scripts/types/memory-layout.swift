struct P { var a: Int8; var b: Int; var c: Bool }
struct Q { var p: P; var d: Int16 }
enum E { case a, b, c }
enum F { case one }
enum G { case some(Int), none }
enum H { case s(String), n, m }
final class C { var x = 1 }
protocol Pr {}
protocol Ob: AnyObject {}
func show<T>(_ t: T.Type) { print(t, MemoryLayout<T>.size, MemoryLayout<T>.stride, MemoryLayout<T>.alignment) }
show(Int.self); show(UInt8.self); show(Bool.self); show(Double.self); show(Float.self); show(String.self); show(Character.self)
show([Int].self); show([String: Int].self); show(Set<Int>.self); show(Int?.self); show(Int??.self); show(Bool?.self); show(Bool??.self); show(String?.self); show(C.self); show(C?.self)
show(P.self); show(Q.self); show(P?.self); show(Q?.self); show(E.self); show(E?.self); show(F.self); show(F?.self); show(G.self); show(H.self); show((Int8, Int32).self); show((Int, Bool).self); show(Void.self)
show((() -> Void).self); show((any Pr).self); show((any Ob).self); show(Any.self); show((any Error).self); show(AnyObject.self); show((any Pr & Ob).self); show(UInt16?.self); show((Int, Bool)?.self); show(Range<Int>.self); show(Never.self)
print(MemoryLayout.size(ofValue: 5), MemoryLayout.size(ofValue: "x"), MemoryLayout<P>.size)

// What else is a type: those of traits, and addresses, of which one pattern alone is no value.
protocol Named {}
protocol Aged {}
print(MemoryLayout<any Named.Type>.size, MemoryLayout<any (Named & Aged).Type>.size, MemoryLayout<Any.Type>.size)
print(MemoryLayout<ObjectIdentifier?>.size, MemoryLayout<ObjectIdentifier??>.size)
print(MemoryLayout<any Named & Sendable>.size, MemoryLayout<any Sendable>.size, MemoryLayout<any Error & Named>.size)
