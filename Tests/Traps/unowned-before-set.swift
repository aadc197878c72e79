// And one that asks an unowned reference.
class C { var x = 1 }
func f() {
  print(w.x)  // trap
}
f()
let c = C()
unowned var w = c
