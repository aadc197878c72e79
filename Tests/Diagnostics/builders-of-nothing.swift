@resultBuilder struct Empty {}  // error: result builder must provide at least one static `buildBlock` method
@resultBuilder struct NotStatic { func buildBlock(_ x: Int...) -> Int { 1 } }  // error: result builder must provide at least one static `buildBlock` method
@resultBuilder enum Half { static func buildPartialBlock(first: Int) -> Int { 1 } }  // error: result builder must provide at least one static `buildBlock` method
@resultBuilder enum Whole {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next }
}
