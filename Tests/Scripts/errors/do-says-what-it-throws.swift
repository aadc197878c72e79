enum E: Error { case a, b(Int) }
enum F: Error { case x }
func f(_ n: Int) throws(E) -> Int { if n == 0 { throw .a }; if n < 0 { throw .b(n) }; return n }
func g() throws -> Int { 1 }
for n in [-2, 0, 3] {
  do throws(E) {
    let r = try f(n)
    if r == 3 { throw .b(30) }
    print(r)
  } catch {
    switch error { case .a: print("a"); case .b(let k): print("b", k) }
  }
}
func h() throws(E) { throw .a }
do { try h() } catch { print(error, type(of: error)) }
do throws(any Error) { _ = try g(); throw F.x } catch { print(error) }
do throws(E) { throw .a } catch .a { print("first") } catch { print("rest", error) }
func k() -> Int {
  do throws(F) { throw .x } catch { return 1 }
}
print(k())
