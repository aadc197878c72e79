class Base {
  init(_ value: Int) {}
  convenience init() { self.init(1) }
  var level: Int { 1 }
  var optional: Int? = nil
  var base: Base { get { self } set {} }
  let fixed = 1
  private(set) var counted = 0
  subscript(index: Int) -> Int { 1 }
  subscript(word: String) -> Int? { get { 1 } set {} }
  final subscript(flag: Bool) -> Int { 1 }
  func read() -> Int { 1 }
  func found() -> Int? { 1 }
  func itself() -> Self { self }
  func keep<T>(_ value: T) {}
  func some() -> some Equatable { 1 }
  func every() -> Any { 1 }
  func twice() -> Int?? { nil }
  func all() -> [Base] { [] }
  func take(_ values: Int...) {}
  func later(_ body: @escaping () -> Void) {}
  func now(_ body: () -> Void) {}
  func change(_ value: inout Int) {}
  func wide(_ value: Int?) {}
  fileprivate func hidden() {}
}

extension Base {
  func extended() {}
  var further: Int { 1 }
  subscript(real: Double) -> Int { 1 }
}

class Types: Base {
  override var level: String { "one" }  // error: property `level` with type `String` cannot override a property with type `Int`
  override var optional: Int { get { 1 } set {} }  // error: cannot override mutable `optional` of type `Int?` with type `Int`
  override subscript(word: String) -> Int { get { 1 } set {} }  // error: cannot override mutable `subscript` of type `Int?` with type `Int`
  override func read() -> Int? { 1 }  // error: `read()` does not override anything from its superclass
  override func itself() -> Types { self }  // error: cannot override a `Self` result with another
  override func keep<T: Equatable>(_ value: T) {}  // error: `keep(_:)` does not override anything from its superclass
  override func some() -> some Equatable { 2 }  // error: `some()` does not override anything from its superclass
  override func every() -> Int { 1 }  // error: `every()` does not override anything from its superclass
  override func twice() -> Int { 1 }  // error: `twice()` does not override anything from its superclass
  override func all() -> [Types] { [] }  // error: `all()` does not override anything from its superclass
  override func take(_ values: [Int]) {}  // error: `take(_:)` does not override anything from its superclass
  override func later(_ body: () -> Void) {}  // error: `later(_:)` does not override anything from its superclass
  override func now(_ body: @escaping () -> Void) {}  // error: `now(_:)` does not override anything from its superclass
  override func change(_ value: Int) {}  // error: `change(_:)` does not override anything from its superclass
  override func wide(_ value: Int) {}  // error: `wide(_:)` does not override anything from its superclass
}

class Words: Base {
  func found() -> Int { 2 }  // error: overriding declaration requires an `override` keyword
  subscript(index: Int) -> Int { 2 }  // error: overriding declaration requires an `override` keyword
  override subscript(flag: Bool) -> Int { 2 }  // error: `subscript(_:)` overrides a `final` or `static` declaration
  override subscript(other: Character) -> Int { 2 }  // error: `subscript` does not override anything from its superclass
  override var base: Base { self }  // error: cannot override mutable `base` with a read-only one
  override var level: Int { didSet {} }  // error: cannot observe read-only property `level`
  override var counted: Int { didSet {} }  // error: cannot observe read-only property `counted`
  override func extended() {}  // error: `extended()` is declared in an extension of `Base` and cannot be overridden
  override var further: Int { 2 }  // error: `further` is declared in an extension of `Base` and cannot be overridden
  override subscript(real: Double) -> Int { 2 }  // error: `subscript(_:)` is declared in an extension of `Base` and cannot be overridden
}

class Wide: Base {
  func wide(_ value: Int??) {}
}

class Seen: Base {
  private override func read() -> Int { 2 }  // error: overriding method must be as accessible as the declaration it overrides
  private override func hidden() {}  // error: overriding method must be as accessible as the declaration it overrides
  private override var level: Int { 2 }  // error: overriding property must be as accessible as the declaration it overrides
  private(set) override var optional: Int? { get { 1 } set {} }  // error: setter of an overriding property must be as accessible as the declaration it overrides
  private override subscript(index: Int) -> Int { 2 }  // error: overriding subscript must be as accessible as the declaration it overrides
}

class Empty: Base {}
extension Empty {
  override func read() -> Int { 3 }  // error: `read()` is declared in `Base` and cannot be overridden from an extension
  var level: Int { 3 }  // error: `level` is declared in `Base` and cannot be overridden from an extension
}

class Failing: Base {
  override init?(_ value: Int) { nil }  // error: failable initializer `init(_:)` cannot override a non-failable initializer
  override convenience init() { self.init(2)! }  // error: `init()` does not override anything from its superclass
}

class Required {
  private required init() {}  // error: `required` initializer must be accessible wherever class `Required` can be subclassed
}

struct NoClass {
  override subscript(index: Int) -> Int { 1 }  // error: `override` can only be specified on class members
  override func read() {}  // error: `override` can only be specified on class members
  override var level: Int { 1 }  // error: `override` can only be specified on class members
}
