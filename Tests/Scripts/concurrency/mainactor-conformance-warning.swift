// a @MainActor witness for a nonisolated requirement is only a warning in Swift 5 mode
protocol Drawable { func draw() -> String }
struct View: Drawable {
    @MainActor func draw() -> String { "view" }
}
@MainActor final class Model: Drawable, CustomStringConvertible {
    var n = 1
    func draw() -> String { n += 1; return "model \(n)" }
    var description: String { "Model(\(n))" }
}
@MainActor func show(_ list: [any Drawable]) { for d in list { print(d.draw()) } }
let m = Model()
await MainActor.run { show([View(), m, m]) }
print(m)
print("\(m)")
