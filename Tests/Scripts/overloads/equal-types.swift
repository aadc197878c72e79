// Overloads of which one says what type another one leaves open.
protocol P<Out> { associatedtype Out; var v: Out { get } }
struct A: P { var v: (Int, String) }
struct B: P { var v: Int }
func f<W>(_ x: some P<W>, _ y: some P) -> String { "1" }
func f<W0, W1, C1>(_ x: some P<W0>, _ y: some P<(W1, C1)>) -> String { "2" }
func f<W0, C1>(_ x: some P<(W0, C1)>, _ y: some P) -> String { "3" }
func f<W0, C1, W1, C2>(_ x: some P<(W0, C1)>, _ y: some P<(W1, C2)>) -> String { "4" }
let a = A(v: (1, "a")), b = B(v: 2)
print(f(b, b), f(b, a), f(a, b), f(a, a))
func g<R: P>(_ x: R) -> String { "1" }
func g<R: P, W, C>(_ x: R) -> String where R.Out == (W, C) { "2" }
print(g(a), g(b))
func h(_ x: some P) -> String { "1" }
func h<W>(_ x: some P<W>) -> String { "2" }
func k<W>(_ x: some P<W>) -> String { "1" }
func k<W, C>(_ x: some P<(W, C)>) -> String { "2" }
print(k(a), k(b))
