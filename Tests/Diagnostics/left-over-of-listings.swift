func runs() { ... }  // error: `...` is no code
struct Box {
  ...  // error: `...` is no code
}
class Named { let name: String { get } }  // error: only a property of a protocol
class Titled { var title: String { get } }  // error: only a property of a protocol
struct Rows { var count: Int { get set } }  // error: only a property of a protocol
typealias Handler = (on: Bool) -> Void  // error: argument label `on` in a function type
