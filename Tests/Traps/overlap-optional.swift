// An optional is being changed by what was given its value.
func t() {
  var a: [Int]? = [1]
  let g = {
    a = nil  // trap
  }
  func append(_ x: inout [Int]) { g(); x.append(2) }
  append(&a!)
}
t()
