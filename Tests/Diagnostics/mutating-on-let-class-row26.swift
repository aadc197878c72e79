protocol S { var on: Bool { get set } }
extension S { mutating func flip() { on = !on } }
final class C: S { var on = false }
let c = C()
c.flip() // error: let
