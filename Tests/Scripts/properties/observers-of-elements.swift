// Observers of a place within others run once each, from the innermost out, also where elements of arrays lie on the way.
struct A { var n = 0 { didSet { print("n") } } }
struct B { var list = [A()] { didSet { print("list") } }; var one = A() { didSet { print("one") } } ; var plain = [A()] }
struct C { var b = B() { didSet { print("b") } } ; subscript(i: Int) -> A { get { print("get"); return b.one } set { print("set"); b.one = newValue } } 
 var comp: A { get { print("cget"); return b.one } set { print("cset"); b.one = newValue } } }
func f() {
  var b = B()
  b.list[0].n = 1; print("-"); b.one.n = 2; print("-"); b.plain[0].n = 3; print("-")
  b.list[0].n += 1; print("-")
  var c = C()
  c.b.list[0].n = 4; print("-"); c.b.one.n = 4; print("-"); c[0].n = 3; print("-"); c.comp.n = 5; print("-"); c.comp.n += 1
}
f()
