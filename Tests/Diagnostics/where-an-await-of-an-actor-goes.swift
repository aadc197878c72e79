actor A { var v = 1; func m() -> Int { v } }
func f() async -> Int { 1 }
func g(_ a: A, _ b: A) async {
  print(1,
    a.v)  // error: expression is `async` but is not marked with `await`
  print(1,  // error: expression is `async` but is not marked with `await`
    a.v, a.v)
  print(1,  // error: expression is `async` but is not marked with `await`
    a.v,
    a.m())
  print(1,  // error: expression is `async` but is not marked with `await`
    a.m(),
    f())
  print(1,  // error: expression is `async` but is not marked with `await`
    f(),
    a.m())
  let x = 1 +
    a.v  // error: expression is `async` but is not marked with `await`
  let y = a.v +  // error: expression is `async` but is not marked with `await`
    b.v
  if x == 1,
    a.v == 1 {}  // error: expression is `async` but is not marked with `await`
  print(1,
    a
      .m(  // error: expression is `async` but is not marked with `await`
      ))
}
