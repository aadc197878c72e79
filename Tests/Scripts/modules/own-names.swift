// What other modules have is nobody's concern who does not import them: their names are free, for types, wrappers, builders and
// functions, and so are their members of the standard types.
protocol View {
  associatedtype Body
  var body: Body { get }
}

struct Title: View {
  // Another module's `View` builds its body; this one does not.
  var body: Int {
    let length = 3
    return length
  }
}

extension Never: View {
  var body: Int { 0 }
}

print(Title().body)

@propertyWrapper struct State<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@resultBuilder struct ViewBuilder {
  static func buildBlock(_ parts: Int...) -> [Int] { parts.map { $0 * 2 } }
}

func built(@ViewBuilder _ parts: () -> [Int]) -> [Int] { parts() }

struct Counter {
  @State var count = 1
  @ViewBuilder var parts: [Int] {
    count
    count + 1
  }
}

var counter = Counter()
counter.count += 4
print(counter.count, counter.parts, built { 7 })

struct Text { let text: String }
enum Color { case red, blue }
class Button { var title = "none" }
protocol Publisher { associatedtype Output }
struct Just<Output>: Publisher { let output: Output }
struct Date: Equatable { let day: Int }
struct Cell { let row: Int }
typealias Action = () -> Void

let color: Color = .red
let action: Action = { print("acted") }
action()
print(Text(text: "a"), color, Button().title, Just(output: 1), Date(day: 1) == Date(day: 2), Cell(row: 4))

func show(_ value: Int) { print("shown", value) }
func exit(_ code: Int) { print("not left with", code) }
show(3)
exit(1)

extension String {
  func components(separatedBy separator: String) -> [String] { [separator, self] }
  var capitalized: String { "own" }
  func isAskedFor() -> Bool { capitalized == "own" }
}

print("a,b".components(separatedBy: ","), "abc".capitalized, "abc".isAskedFor())
