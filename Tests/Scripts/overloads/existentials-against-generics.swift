// What takes any value of a protocol, beside what is generic: which is tried, and which runs.
protocol A {}; protocol B: A {}; struct X: B {}; struct G<T>: A {}
func f(_ t: any A) -> String { "any A" }; func f<T>(_ t: T) -> String { "T" }
print(f(X() as any B))
func q(_ t: any A) -> String { "any" }; func q<S: A>(_ t: S) -> String { "S" }
print(q(X()), q(G<Int>()))
func p(_ t: any Sequence<Int>) -> String { "any" }; func p<S: Sequence>(_ t: S) -> String { "S" }
print(p([1]), p(Set([1])), p(1...2), p(stride(from: 0, to: 1, by: 1)))
func e(_ t: any Equatable) -> String { "any" }; func e<S: Equatable>(_ t: S) -> String { "S" }
print(e(1), e(Set([1])), e(1...2))
func w(_ t: any Collection) -> String { "anyC" }; func w(_ t: some Sequence) -> String { "someS" }; func w(_ t: any Sequence) -> String { "anyS" }
let ic = [1]; print(w(ic), w(stride(from: 0, to: 1, by: 1)))
