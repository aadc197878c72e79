private typealias Helper = Int
func fromB() -> Helper2 { "B" + String(Helper(3)) }
typealias Helper2 = String
struct Circle { var radius: Double }
extension Circle: Shape { var area: Double { radius * radius * 3 } }
func describe(_ shape: any Shape) -> String { "area \(shape.area), scaled \(shape.scaled())" }
enum Level { case low, high }
struct Outer { struct Inner { fileprivate let hidden = "inner" } }
extension Outer.Inner { var text: String { hidden } }
struct Box<T> { let value: T; init(_ value: T) { self.value = value } }
extension Array { var second: Element? { count > 1 ? self[1] : nil } }
