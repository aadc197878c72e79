import Diagnostics

/// Something that Zoetrope does not have. Where it is met, the code stops with a trap of the kind `unsupported`, which
/// names it at its place: a program that never comes there runs all the same.
struct Unsupported: Error {
  let what: String
  var span: Span?

  init(_ what: String, _ span: Span? = nil) {
    self.what = what
    self.span = span
  }
}
