// A return anywhere in a body leaves the builder out.
@resultBuilder enum B {
  static func buildBlock(_ c: String...) -> String { c.joined(separator: ",") }
  static func buildOptional(_ c: String?) -> String { c ?? "-" }
}
@B func f(_ n: Int) -> String {
  if n > 1 { return "big" }
  return "small"
}
print(f(0), f(2))
func take(@B _ f: () -> String) -> String { f() }
print(take { if true { return "x" } else { return "y" } })
print(
  take {
    let s = [1, 2].map { return $0 * 2 }; "\(s)"
  })
