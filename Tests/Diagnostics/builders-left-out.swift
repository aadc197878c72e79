@resultBuilder enum B { static func buildBlock(_ c: String...) -> String { c.joined(separator: ",") } }
@B func f(_ n: Int) -> String {
  "a"
  guard n > 1 else { return "z" }
  "b"  // error: missing return
}
@B func g(_ c: Bool) -> String {
  if c { return "x" }
  "b"  // error: missing return
}
