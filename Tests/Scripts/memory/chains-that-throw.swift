// What is changed behind a `?` is free again when an error has come out of its arguments.
struct E: Error {}
class C { var o: [Int]? = [1]; var k: C?; func side() throws -> Int { throw E() } }
func f() {
let c = C()
c.k = c
do { try c.o?.append(c.side()) } catch { print("caught") }
c.o?.append(3)
do { try c.k?.o?.append(c.side()) } catch { print("caught") }
c.k?.o?.append(4)
print(c.o!)
var o: [Int]? = nil
let g = { print(o as Any) }
o?.append(1); g(); o = [1]; o?.append(2); g()
func inner() throws -> Int { throw E() }
do { try o?.append(inner()) } catch { g() }
c.k?.k?.k = nil
print(c.k == nil)
}
f()
