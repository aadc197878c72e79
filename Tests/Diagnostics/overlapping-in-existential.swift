protocol P { var v: [Int] { get set }; mutating func m(_ f: () -> Void) }
struct K: P { var v = [1]; mutating func m(_ f: () -> Void) { f(); v.append(2) } }
func run() {
  var k: any P = K()
  k.m { k = K() } // error: overlapping accesses
  k.m { print("not of it") }
  print(k)
}
run()
