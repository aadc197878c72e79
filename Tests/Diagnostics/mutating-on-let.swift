struct Counter {
  var n = 0
  mutating func bump() { n += 1 }
}
let c = Counter()
c.bump() // error: c
Counter().bump() // error: mutating
func f(_ c: Counter) { c.bump() } // error: c
func g() -> Counter { Counter() }
g().n = 3 // error: g
let list = [Counter()]
list[0].bump() // error: list
for x in list { x.bump() } // error: x
func inc(_ n: inout Int) {}
let k = 1
inc(&k) // error: k
inc(&3) // error: literal
