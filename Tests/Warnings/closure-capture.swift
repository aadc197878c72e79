// Variables that closures capture, and those of their own.
class Timer { var n = 0; func go() { n += 1 } }
func run(_ f: () -> Void) { f() }
func demo() {
    let t = Timer()
    var count = 0  // warning: variable `count` was never mutated
    let k = 4  // warning: immutable value `k` was never used
    run { [t] in print("x") }  // warning: capture `t` was never used
    run { [weak t] in t?.go() }
    run { [count] in print(count) }
    run { let z = 3; print("z") }  // warning: immutable value `z` was never used
    run { var m = 1; print(m) }  // warning: variable `m` was never mutated
    let g = { print("unused") }  // warning: immutable value `g` was never used
    func inner() { print("inner") }
}
demo()
