// Notice: a generic cell sees only what its constraints promise; its conditional extensions are chosen at compile time.
protocol TextPresentable { var text: String { get } }
protocol ImagePresentable { var image: String { get } }
protocol SwitchPresentable { var isOn: Bool { get set } }
extension TextPresentable {
  var text: String { "untitled" }
  var tooltip: String { "a text" }
}

struct Cell<Model: TextPresentable> {
  var model: Model
  func render() -> String { "|\(model.text)|" }
  var hint: String { model.tooltip }
}
extension Cell where Model: ImagePresentable {
  func render() -> String { "|\(model.image) \(model.text)|" }
}
extension Cell where Model: SwitchPresentable {
  mutating func flip() { model.isOn.toggle() }
  var state: String { model.isOn ? "on" : "off" }
}
extension Cell: CustomStringConvertible where Model: CustomStringConvertible {
  var description: String { "cell of \(model)" }
}

struct Plain: TextPresentable {}
struct Photo: TextPresentable, ImagePresentable {
  var text: String
  var image: String { "(\(text).png)" }
  var tooltip: String { "a photo" }
}
struct Toggle: TextPresentable, SwitchPresentable, CustomStringConvertible {
  var text = "Wi-Fi"
  var isOn = false
  var description: String { text + (isOn ? "+" : "-") }
}

// The constrained render is chosen where the model's type is known.
print(Cell(model: Plain()).render(), Cell(model: Photo(text: "cat")).render())

// Inside another generic only the plain one can be meant.
func draw<M: TextPresentable>(_ cell: Cell<M>) -> String { cell.render() }
func drawImage<M: TextPresentable & ImagePresentable>(_ cell: Cell<M>) -> String { cell.render() }
print(draw(Cell(model: Photo(text: "dog"))), drawImage(Cell(model: Photo(text: "dog"))))

// The cell asks for tooltip as the trait's extra member, so Photo's own is not seen.
print(Cell(model: Photo(text: "cat")).hint, "/", Photo(text: "cat").tooltip)

// A conditional conformance, asked at compile time and at run time.
var toggle = Cell(model: Toggle())
toggle.flip()
print(toggle, toggle.state, [toggle])
let cells: [Any] = [toggle, Cell(model: Plain())]
print(cells.map { $0 is CustomStringConvertible })

// A wrapper that conforms itself forwards, and so wrappers nest.
struct Framed<Content: TextPresentable>: TextPresentable {
  var content: Content
  var text: String { "[\(content.text)]" }
}
extension TextPresentable {
  func framed() -> Framed<Self> { Framed(content: self) }
}
extension Framed: ImagePresentable where Content: ImagePresentable { var image: String { "framed " + content.image } }
let nested = Photo(text: "owl").framed().framed()
print(nested.text, nested.image, type(of: nested))
print(Cell(model: nested).render(), Cell(model: Plain().framed()).render())
