@propertyWrapper struct Fixed { let wrappedValue: String }
@propertyWrapper struct Closed {
  private(set) var wrappedValue = ""
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct OfTheFile {
  fileprivate(set) var wrappedValue = ""
}
struct Model {
  @Fixed var fixed: String
  @Closed var closed: String
  @OfTheFile var open: String
  init(_ text: String) {
    self.fixed = text  // error: cannot assign to value: `fixed` is a get-only property
    closed = text  // error: cannot assign to value: `closed` is a get-only property
    self.open = text
  }
  init(other text: String) {
    _fixed = Fixed(wrappedValue: text)
    _closed = Closed(wrappedValue: text)
    open = text
  }
}
var model = Model(other: "a")
model.fixed = "b"  // error: cannot assign to value: `fixed` is a get-only property
model.closed = "c"  // error: cannot assign to value: `closed` is a get-only property
model.open = "d"
