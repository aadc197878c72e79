struct S { var f: (Int) -> String = { _ in "prop" }; func f(_ s: Int) -> String { "method" }; func t() -> String { f(1) } }
print(S().f(1), S().t())
class K { var f: (Int) -> String { { _ in "prop" } } }
class L: K { func f(_ s: Int) -> String { "method" } }
print(L().f(1))
class M { func f(_ s: Int) -> String { "method" } }
class N: M { var f: (Int) -> String { { _ in "prop" } } }
print(N().f(1))
protocol P {}
extension P { func f(_ s: Int) -> String { "method" }; var g: (Int) -> String { { _ in "prop" } } }
struct T: P { var f: (Int) -> String = { _ in "prop" }; func g(_ x: Int) -> String { "method" } }
print(T().f(1), T().g(1))
