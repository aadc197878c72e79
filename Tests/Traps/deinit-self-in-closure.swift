// Also where a closure has it.
var c: (() -> Int)? = nil
final class A {
  var x = 7
  deinit { c = { self.x } }
}
do { _ = A() }  // trap
print(c!())
