struct S {
  var x = 0
  mutating func g() { func l() { x += 1 }; esc(l) } // error: escaping closure captures mutating `self` parameter
  mutating func h() { func l() { x += 1 }; non(l); l() }
  mutating func i() { func l() { print("no") }; esc(l) }
}
func non(_ f: () -> Void) { f() }
func esc(_ f: @escaping () -> Void) { f() }
func k(_ p: inout Int) { func l() { p += 1 }; let m = l; m() } // error: escaping closure captures inout parameter `p`
func n() { var p = 1; func l() { p += 1 }; let m = l; m(); esc(l) }
