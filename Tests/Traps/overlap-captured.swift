// A closure that is kept comes to what it has captured while that is being changed.
func with(_ a: inout [String], _ f: () -> Void) { f(); a.append("z") }
func t() {
  var a = ["x"]
  let r = {
    print(a)  // trap
  }
  r()
  with(&a, r)
}
t()
