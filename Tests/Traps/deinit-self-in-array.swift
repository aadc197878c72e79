// Also where it is in an array.
var all: [A] = []
final class A {
  var x = 7
  deinit { all.append(self) }
}
do { _ = A() }  // trap
print(all.count)
