// What a capture list names and the closure does not use is not kept.
class A { let n: String; init(_ n: String) { self.n = n }; deinit { print("gone", n) } }
func make() -> () -> Int {
  let a = A("a"), b = A("b")
  let f = { [a, b, c = A("c"), weak d = A("d")] () -> Int in print(b.n); return 1 }
  print("made")
  return f
}
func go() { let f = make(); print("have"); print(f()); print("end") }
go()
func nest() -> () -> () -> Int { let a = A("n"); return { [a] in { a.n.count } } }
do { let g = nest(); print(g()()); print("end") }
