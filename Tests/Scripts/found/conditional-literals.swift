// A generic type that takes a literal only where its argument does: the argument may still be open where the literal is met.
struct Box<T> { var value: T }
extension Box: ExpressibleByIntegerLiteral where T: ExpressibleByIntegerLiteral { init(integerLiteral v: T.IntegerLiteralType) { value = T(integerLiteral: v) } }
let b: Box<Double> = 3
print(b)
func f<T>(_ b: Box<T>, _ t: T) { print(b, t) }
f(3, 2.5)
func g<T>(_ t: T, _ b: Box<T>...) { print(b, t) }
g(2, 3, 4)
g(2.5, 3, 4)
func h<T>(_ b: [Box<T>], _ t: T) { print(b, t) }
h([1, 2], 2.0 as Float)
let boxes: [Box<UInt8>] = [1, 2]
print(boxes)
struct Opt<T> { var v: T? }
extension Opt: ExpressibleByNilLiteral where T: Equatable { init(nilLiteral: ()) { v = nil } }
func n<T>(_ o: Opt<T>, _ t: T) { print(o, t) }
n(nil, 3)
