import Checking

/// A value in consecutive registers, and who looks after its refs.
struct Value {
  enum Holder {
    /// We do: they must be released, or handed on.
    case owned
    /// Somebody else, until the function ends or the statement's temporaries go.
    case stable
    /// They are a mutable variable's own registers: valid until the function itself writes to it.
    case local(Variable)
    /// Nobody: a literal lives for ever, and may be counted or not.
    case immortal
    /// A field or global that anybody may write to: valid until the next call.
    case shared
    /// No value: its register holds whose place is being changed, under this name, until this is released.
    case access(Int)
  }
  var register: Int
  var layout: Layout
  var holder: Holder

  init(_ register: Int, _ layout: Layout, _ holder: Holder) {
    self.register = register
    self.layout = layout
    self.holder = holder
  }

  static let void = Value(0, .void, .stable)

  var isOwned: Bool {
    if case .owned = holder { return true }
    return false
  }

  var isStable: Bool {
    if case .stable = holder { return true }
    return false
  }
  var isImmortal: Bool {
    if case .immortal = holder { return true }
    return false
  }

  /// The slots from `offset` on, which whoever holds the whole goes on holding.
  func part(_ offset: Int, _ layout: Layout) -> Value {
    Value(register + offset, layout, isOwned ? .stable : holder)
  }
}

/// Where a value is wanted.
enum Target {
  /// Wherever it is: a variable's own registers will do.
  case anywhere
  /// If it has to be made, then here.
  case prefer(Int)
  /// Here, and owned.
  case into(Int)

  var register: Int? {
    switch self {
    case .anywhere: nil
    case .prefer(let register), .into(let register): register
    }
  }
}
