var saved: (() -> Int)?
func lend(_ f: (() -> Int) -> Void) { f { 3 } }
func keep(_ f: (@escaping () -> Int) -> Void) { f { 3 } }
keep { g in saved = g }
lend { g in saved = g }  // error: non-escaping parameter `g` may not be kept beyond the call: it would escape
let a = { (g: () -> Int) in saved = g }  // error: non-escaping parameter `g` may not be kept beyond the call: it would escape
let b: (() -> Int) -> Int = { g in saved = g; return 1 }  // error: non-escaping parameter `g` may not be kept beyond the call: it would escape
let keeps: (@escaping () -> Int) -> Int = { $0() }
let lends: (() -> Int) -> Int = keeps  // error: converting non-escaping value to `() -> Int` may allow it to escape
func keeping(_ g: @escaping () -> Int) -> Int { g() }
let alsoLends: (() -> Int) -> Int = keeping  // error: converting non-escaping value to `() -> Int` may allow it to escape
func i(_ g: () -> Int, _ k: @escaping (@escaping () -> Int) -> Int) -> Int { k(g) }  // error: non-escaping parameter `g` may not be kept beyond the call: it would escape
class A {
  var n = 1
  let h: (@escaping () -> Int) -> Int = { $0() }
  func f() -> Int { h { n } }  // error: reference to property `n` in closure requires explicit use of `self` to make capture semantics explicit
}
func unused(_ done: @escaping () -> Void) {
  done  // error: function is unused
  let all = [done]
  all[0]  // error: function is unused
}
