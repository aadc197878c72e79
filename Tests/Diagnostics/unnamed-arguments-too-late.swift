func log(_ m: String, level: Int = 1) {}
log(level: 2, "a")  // error: unnamed argument #2 must precede argument `level`
func a(_ m: String, level: Int) {}
a(level: 2, "a")  // error: unnamed argument #2 must precede argument `level`
func b(_ m: String, _ n: Int, level: Int = 1) {}
b("x", level: 2, 3)  // error: unnamed argument #3 must precede argument `level`
log(
  level: 2,
  "a"  // error: unnamed argument #2 must precede argument `level`
)
struct S { init(_ x: Int, y: Int, z: Int = 0) {} }
_ = S(y: 1, 2)  // error: unnamed argument #2 must precede argument `y`
