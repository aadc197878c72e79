// Inside of a generic type its bare name is no other type of its kind.
struct Box<Value> {
    var values: [Value] = []
    func map<Other>(_ change: (Value) -> Other) -> Box<Other> {
        Box(values: values.map(change))  // error: cannot convert
    }
}
extension Optional {
    func number() -> Int? { Optional(3) }  // error: cannot convert
}
extension Set {
    func numbers() { print(Set([1, 2])) }  // error: requires the types
}
class Shape {
    init(sides: Int) {}
}
func make<S: Shape>(_ type: S.Type) -> S { S(sides: 1) }  // error: required
