// One argument for a variadic parameter, or for a generic one.
protocol Source {
    associatedtype Value
}
struct Other: Source {
    typealias Value = Int
}
struct Box<T> {
    var items: [T] = []
    func adding(_ more: T...) -> String { "variadic \(items + more)" }
    func adding<S: Sequence>(_ more: S) -> String where S.Element == T { "sequence \(items + Array(more))" }
    func adding<S: Source>(_ source: S) -> String where S.Value == T { "source" }
}
let box = Box(items: [1])
print(box.adding(3))
print(box.adding(3, 4))
print(box.adding([3]))
print(box.adding(Other()))
print(Box(items: ["a"]).adding("b"))
let known = 7
print(box.adding(known))
