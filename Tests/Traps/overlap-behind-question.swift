// What stands behind a `?` is being changed from the question on.
class H {
  var o: [String]? = ["a"]
  func side() -> String {
    o = nil  // trap
    return "s"
  }
}
let h = H()
h.o?.append(h.side())
