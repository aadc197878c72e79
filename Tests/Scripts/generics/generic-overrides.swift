// A generic method of a generic class is overridden, and called with its own parameter.
class A<R> { func b<S>(_ f: S) -> String { "A" }; func c(_ a: A<R>) -> String { "Ac" } }
class B<R, V>: A<R> { override func b<S>(_ f: S) -> String { "B \(S.self) \(V.self)" }; override func c(_ a: A<R>) -> String { (a as? A<R>)?.b(self) ?? "-" } }
class C<R, V>: B<R, V> { override func b<S>(_ f: S) -> String { "C \(S.self) \(V.self)" } }
let x: A<Int> = C<Int, String>()
print(x.b(2.0), x.c(x), A<Int>().b(1))
