@available(*, unavailable, renamed: "New")
struct Old {
  func same() -> Old { Old() }
}
@available(*, unavailable, message: "there is another")
protocol Former {}
@available(*, unavailable)
typealias Number = Int
enum Light {
  case red
  @available(*, unavailable)
  case yellow, flashing(Int)
  func isRed() -> Bool {
    switch self {
    case .red: true
    }
  }
}

let old = Old()  // error: `Old` is unavailable
let list: [Old] = []  // error: `Old` is unavailable
let number: Number = 3  // error: `Number` is unavailable
let light = Light.yellow  // error: `yellow` is unavailable
let lights: [Light] = [.red, .flashing(3)]  // error: `flashing` is unavailable
struct Uses: Former {  // error: `Former` is unavailable: there is another
  var old: Old?  // error: `Old` is unavailable
}
extension Old {}  // error: `Old` is unavailable
func take<T: Former>(_ value: T, _ other: any Former) {}  // error: `Former` is unavailable: there is another
func test(_ value: Any) -> Bool { value is Old }  // error: `Old` is unavailable

@available(*, unavailable)
func convert(_ old: Old) -> Old { Old() }
func name(_ light: Light) -> String {
  if case .yellow = light { "yellow" } else { "red" }
}
