let x = 1
let x = 2 // error: x
func f(_ n: Int) {}
func f(_ m: Int) {} // error: f
struct S { var a = 1; var a = 2 } // error: a
struct S {} // error: S
enum E { case one, one } // error: one
func g(a: Int, a: Int) {} // error: a
class C { func m() {}; func m() {} } // error: m
func h() {
  let y = 1
  let y = 2 // error: y
  print(y)
}
