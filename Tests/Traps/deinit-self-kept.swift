// An instance goes after its deinit, whoever holds it.
final class A {
  var x = 7
  deinit { saved = self }
}
var saved: A? = nil
func make() { let a = A(); a.x = 8; _ = a.x }  // trap
make()
print(saved!.x)
