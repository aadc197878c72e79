// Row 10: F's default satisfies T too.
protocol T { var text: String { get } }
protocol F { var text: String { get } }
extension F { var text: String { "F's default" } }
struct Both: T, F {}
let both = Both()
print(both.text, (both as any T).text, (both as any F).text)
func t<X: T>(_ x: X) -> String { x.text }
print(t(both))
