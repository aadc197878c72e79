// Where solutions are as good as one another, what literals are by themselves is looked at as well, and may be better than all.
protocol P {}
extension Int: P {}
struct X {
  @discardableResult init(_ p0: some P) { print("some") }
  @discardableResult init(_ p0: any P) { print("any") }
  @discardableResult init(_ p0: some P, _ p1: some P) { print("some some") }
  @discardableResult init(_ p0: any P, _ p1: any P) { print("any any") }
}
func f(_ p0: some P, _ p1: some P) { print("some some") }
func f(_ p0: any P, _ p1: any P) { print("any any") }
func g(_ p0: some P, _ p1: some P, _ p2: some P) { print("some some some") }
func g(_ p0: any P, _ p1: any P, _ p2: any P) { print("any any any") }
let b = true
X(b ? 1 : 2)
(X(b ? 1 : 2))
_ = X(b ? 1 : 2)
((X(b ? 1 : 2, b ? 1 : 2)))
(X(b ? 1 : 2, b ? 1 : 2))
X.init(b ? 1 : 2)
f(b ? 1 : 2, b ? 1 : 2)
g(b ? 1 : 2, b ? 1 : 2, b ? 1 : 2)
(g(b ? 1 : 2, b ? 1 : 2, b ? 1 : 2))
