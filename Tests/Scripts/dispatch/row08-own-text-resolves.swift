// Row 8, mended: two defaults for one name, and a text of the struct's own.
protocol T { var text: String { get } }
protocol F { var text: String { get } ; var placeholder: String { get } }
extension T { var text: String { "T's" } }
extension F { var text: String { "F's" } ; var placeholder: String { "…" } }
struct Both: T, F { var text: String { "its own" } }
struct OnlyT: T {}
struct OnlyF: F {}
let both = Both()
print(both.text, (both as any T).text, (both as any F).text, both.placeholder)
print(OnlyT().text, OnlyF().text)
func t<X: T>(_ x: X) -> String { x.text }
func tf<X: T & F>(_ x: X) -> String { (x as any T).text + (x as any F).text }
print(t(both), tf(both))
