func t() async -> Int { 1 }
func s() async throws -> Int { 1 }
actor A { var n = 1; func f() -> Int { 1 } }
func u(_ a: A) async throws {
  let x = [1, 2]
    .map { $0 + 1 }
    .count + t()  // error: expression is `async` but is not marked with `await`
  var y = 1
  y =
    t()  // error: expression is `async` but is not marked with `await`
  _ =
    t()  // error: expression is `async` but is not marked with `await`
  if y == 1,
    t() == 2 { }  // error: expression is `async` but is not marked with `await`
  while
    t() > 1 {}  // error: expression is `async` but is not marked with `await`
  switch (1,  // error: expression is `async` but is not marked with `await`
    t()) { default: break }
  for _ in 0..<(  // error: expression is `async` but is not marked with `await`
    t()) {}
  let z = y == 1 ? 3  // error: expression is `async` but is not marked with `await`
    : t()
  print(x, y, z,  // error: expression is `async` but is not marked with `await`
    a.n,
    a.f())
  let c = {
    t()  // error: `async` call in a function that does not support concurrency
  }
  _ = await c()
  try print(  // error: expression is `async` but is not marked with `await`
    s(), t())
  let k = await t() + 1
    + t()
  let m = 1 + (await t())  // error: expression is `async` but is not marked with `await`
    + t()
}
func u2() async {
  let a = [1, 2]  // error: expression is `async` but is not marked with `await`
    .count + t()
  let b = [1, 2].count  // error: expression is `async` but is not marked with `await`
    + t()
  let c = [1, 2]
    .map { $0 }.count + t()  // error: expression is `async` but is not marked with `await`
  let d = (1  // error: expression is `async` but is not marked with `await`
    + 2) + t()
  let e = 1  // error: expression is `async` but is not marked with `await`
    .advanced(by: 2) + t()
  let f = Int(  // error: expression is `async` but is not marked with `await`
    3) + t()
  let g = [  // error: expression is `async` but is not marked with `await`
    1].count
    + t()
  let h = 1 +  // error: expression is `async` but is not marked with `await`
    t()
    + 3
  let i = [1]  // error: expression is `async` but is not marked with `await`
    .count
    .advanced(by: t())
  let j = [1].map { $0 }.count
    + t()  // error: expression is `async` but is not marked with `await`
}
