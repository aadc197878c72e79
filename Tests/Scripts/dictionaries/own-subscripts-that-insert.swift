// A subscript of the script is no key of the library.
extension Dictionary { subscript(o k: Key, d: Value) -> Value { get { self[k] ?? d } set { self[k] = newValue } } }
var d: [Int: Int] = [:]; d[o: 1, 5] += 1; print(d)
func f() { var d: [String: [Int]] = [:]; d[o: "a", []].append(1); d[o: "a", []].append(2); print(d) }
f()
