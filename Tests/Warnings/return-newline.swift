// A value in the line behind `return`, and `defer` at the end.
func f(_ n: Int) {
    if n > 2 {
        return
        print("after")  // warning: expression following `return` is treated as an argument of the `return
    }
    print("before")
}
func g() -> Int {
    let x = 3
    defer { print("end") }
    return x
}
func h() {
    print("h")
    defer { print("d") }  // warning: `defer` statement at end of scope always executes immediately
}
func k() {
    do { print("x"); defer { print("y") } }  // warning: `defer` statement at end of scope always executes immediately
}
f(3); h(); k()
print(g())
