// So does one that asks a type of the script's own for an instance.
protocol P { init() }
struct A: P { init() { print("A") } }
func f() {
  print(t.init())  // trap
}
f()
var t: any P.Type = A.self
