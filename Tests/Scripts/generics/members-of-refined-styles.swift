// The members that a bare dot means may stand in extensions of what the protocol refines that is asked for.
protocol Style { associatedtype In; func s(_ i: In) -> String }
struct IntStyle: Style { func s(_ i: Int) -> String { "\(i)" } }
struct DblStyle: Style { func s(_ i: Double) -> String { "\(i)d"} ; func wide() -> DblStyle { self } }
extension Style where Self == IntStyle { static var number: IntStyle { IntStyle() } }
extension Style where Self == DblStyle { static var number: DblStyle { DblStyle() } }
extension Style where Self == DblStyle { static func cur(_ c: String) -> DblStyle { DblStyle() } }
protocol Parse<In>: Style { func p(_ s: String) -> In? }
extension IntStyle: Parse { func p(_ s: String) -> Int? { Int(s) } }
extension DblStyle: Parse { func p(_ s: String) -> Double? { Double(s) } }
func f<F: Parse>(_ v: F.In, format: F) -> String { format.s(v) }
func g<F: Style>(_ v: F.In, format: F) -> String { format.s(v) }
print(g(1, format: .number), g(1.5, format: .number), g(1.5, format: .number.wide()), g(2.5, format: .cur("x")))
print(f(1, format: .number), f(1.5, format: .number), f(1.5, format: .number.wide()), f(2.5, format: .cur("x")))
struct W<V> { var v: V }
func h<F: Parse>(_ v: W<F.In>, format: F) -> String { format.s(v.v) }
func h<F: Parse>(_ v: W<F.In?>, format: F) -> String { v.v.map { format.s($0) } ?? "nil" }
print(h(W(v: 1), format: .number), h(W(v: 1.5), format: .number.wide()), h(W(v: 2.5), format: .cur("x")))
print(h(W(v: Optional(1)), format: .number), h(W(v: Optional(1.5)), format: .number.wide()), h(W(v: Optional(2.5)), format: .cur("x")))
