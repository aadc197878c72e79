struct P { var x = 1, y = 2; var q: Q? = Q() ; mutating func f(_ g: () -> Int) {} }
struct Q { var a = 1, b = 2; var t = (1, 2) }
func sw(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }
func h() {
  var p = P()
  sw(&p.x, &p.y)
  sw(&p.q!.a, &p.q!.b) // error: overlapping accesses
  sw(&p.q!.t.0, &p.q!.t.1) // error: overlapping accesses
  sw(&p.x, &p.q!.b)
  var o: Int! = 3
  sw(&o, &p.x)
  var z: P! = P()
  sw(&z.x, &z.y) // error: overlapping accesses
  var i: Int? = 1
  sw(&i!, &i!) // error: overlapping accesses
  z.f { z.x } // error: overlapping accesses
  z?.x += z!.y // error: overlapping accesses
  z!.x += z!.y
  z!.x = z!.y
  p.q?.a = p.q!.b // error: overlapping accesses
  p.q?.a += p.x
}
