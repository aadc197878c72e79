// Parameters that are constrained by what is said of others.
protocol TExpr<Value> { associatedtype Value; func eval() -> Value }
struct L<V>: TExpr { let v: V; func eval() -> V { v } }
struct If<C: TExpr<Bool>, T: TExpr, E: TExpr<T.Value>>: TExpr { let c: C, t: T, e: E; func eval() -> T.Value { c.eval() ? t.eval() : e.eval() } }
print(If(c: L(v: true), t: L(v: 1), e: L(v: 2)).eval())
struct A<T: TExpr, E: TExpr<T.Value>> { let t: T, e: E }
print(A(t: L(v: 1), e: L(v: 2)).e.eval())
func f<T: TExpr, E: TExpr<T.Value>>(_ t: T, _ e: E) -> [T.Value] { [t.eval(), e.eval()] }
print(f(L(v: 1), L(v: 2)))
struct B<T: TExpr> { func g<E: TExpr<T.Value>>(_ e: E) -> T.Value { e.eval() } }
print(B<L<Int>>().g(L(v: 3)))
