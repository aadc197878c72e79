struct P { var x = 0 { didSet { } }; var y: Int { get { x } set { x = newValue } }; var a = 1, b = 2 }
func two(_ a: inout Int, _ b: inout Int) { a += 1; b += 1 }
func f() {
  var p = P()
  two(&p.x, &p.x) // error: inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing
  two(&p.x, &p.a) // error: overlapping accesses to `p`, but modification requires exclusive access
  two(&p.a, &p.b)
  two(&p.a, &p.a) // error: overlapping accesses to `p.a`, but modification requires exclusive access
  two(&p.y, &p.a) // error: overlapping accesses to `p`, but modification requires exclusive access
  two(&p.y, &p.y) // error: inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing
  var arr = [1, 2]
  two(&arr[0], &arr[1]) // error: inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing
  var t = (1, 2)
  two(&t.0, &t.1)
  two(&t.0, &t.0) // error: overlapping accesses to `t.0`, but modification requires exclusive access
  var i = 1
  two(&i, &i) // error: inout arguments are not allowed to alias each other
  let cl = { p.a }
  _ = cl
}
var g = P()
two(&g.x, &g.x) // error: inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing
two(&g.x, &g.a) // error: overlapping accesses to `g`, but modification requires exclusive access
two(&g.a, &g.b)
var comp: Int { get { 1 } set { } }
two(&comp, &comp) // error: inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing
class C { var q = P(); var n = 1; var m: Int { get { n } set { n = newValue } } }
let c = C()
two(&c.q.a, &c.q.b)
