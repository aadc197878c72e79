/// What native code finds by its context register.
///
/// Words: the machine; behind what a call is left to the interpreter; where the frame was when native code was left; the processor's
/// stack as it was when native code was entered; and what goes into registers then.
enum NativeContext {
  static let machine = 0
  static let limit = 8
  static let frame = 16
  static let stack = 24
  static let globals = 32
  static let functions = 40
  static let code = 48
  static let interrupt = 56
  static let size = 64
}
