const limit = 10  // error: `const` is no word of Swift's
val most = 2  // error: `val` is no word of Swift's
fun add(a: Int, b: Int) -> Int { a + b }  // error: `fun` is no word of Swift's
function twice(a: Int) -> Int { a * 2 }  // error: `function` is no word of Swift's
foreach n in [1, 2] { print(n) }  // error: `foreach` is no word of Swift's
func inner() {
  const y = 2  // error: `const` is no word of Swift's
}
struct Point {
  var x = 1
  const y = 2  // error: `const` is no word of Swift's
}
struct Line {
  var x = 1
  fn length() -> Int { x }  // error: `fn` is no word of Swift's
}
