// `some P` as what a subscript takes; an existential opened for an optional parameter.
protocol P { var n: Int { get } }
struct S: P { var n = 3 }
struct X {
  var all = [1, 2]
  subscript(_ p: some P) -> Int { get { p.n } }
  subscript(_ p: some P, _ i: Int) -> Int { get { all[i] + p.n } set { all[i] = newValue - p.n } }
}
var x = X()
let vp: any P = S(n: 7)
print(x[S()])
x[S(), 0] = 10
x[S(n: 7), 1] += 5
print(x.all, x[S(), 1])
func f<T: P>(_ a: T?) -> String { "\(T.self) \(a.map { $0.n } ?? -1)" }
print(f(vp), f(S()), f(Optional(S(n: 5))))
