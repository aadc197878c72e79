class View {
  init(frame: Int) {}
  required init?(coder: String) {}
}
class Cell: View {
  let style: Int
  init(style: Int) {
    self.style = style
    super.init(frame: 0)
  }
  required init?(coder: String) {
    style = 0
    super.init(coder: coder)
  }
  required convenience init(made style: Int) { self.init(style: style) }
}
// Overrides all designated initialisers: inherits the convenience one, though it is required.
class Row: Cell {
  override init(style: Int) {
    print("Row", style)
    super.init(style: style)
  }
  required init?(coder: String) { fatalError() }
}
let type: Cell.Type = Row.self
print(type.init(made: 3).style)
