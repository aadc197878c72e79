// Which elements are compared, in which order, and where all of them are when a comparison throws.
struct Err: Error {}
class Obj { let n: Int; init(_ n: Int) { self.n = n } }
func test(_ count: Int, _ limit: Int, _ seed: Int, _ kind: Int) -> (Int, [Int], [Int]) {
  var x = seed
  var a: [Obj] = []
  for i in 0..<count { x = (x &* 1103515245 &+ 12345) & 0x7fffffff
    switch kind { case 0: a.append(Obj(x % 100)); case 1: a.append(Obj(i)); case 2: a.append(Obj(count - i)); case 3: a.append(Obj(i % 17)); default: a.append(Obj(i / 20 % 2 == 0 ? i : 1000 - i)) } }
  var n = 0
  var log: [Int] = []
  do { try a.sort { n += 1; if n % 37 == 0 { log.append($0.n * 1000 + $1.n) }; if n > limit { throw Err() }; return $0.n < $1.n } } catch { log.append(-1) }
  return (n, log, a.map { $0.n })
}
var h = 0
for c in [0, 1, 2, 3, 5, 9, 20, 31, 32, 33, 63, 64, 65, 100, 128, 129, 200, 500] {
  for k in 0..<5 { for l in [3, 20, 100, 500, 1_000_000] {
    let r = test(c, l, c + k, k)
    for v in [r.0] + r.1 + r.2 { h = (h &* 31 &+ v) & 0xffffffffffff }
    print(c, k, l, r.0, r.1.count, h) } } }
for l in 0..<12 {
  var a = Array(0..<10); var n = 0
  do { try a.removeAll { n += 1; if n > l { throw Err() }; return $0 % 3 == 1 } } catch {}
  print(a)
  var s = Array(0..<12)[2..<9]; n = 0
  do { try s.sort { n += 1; if n > l { throw Err() }; return $0 > $1 } } catch {}
  print(s, s.startIndex)
  var t = ContiguousArray([3, 1, 2, 9, 4, 8]); n = 0
  do { try t.sort { n += 1; if n > l { throw Err() }; return $0 > $1 } } catch {}
  print(t)
  n = 0
  do { try s.removeAll { n += 1; if n > l { throw Err() }; return $0 % 3 == 1 } } catch {}
  print(s)
}
struct V: Comparable { var n: Int; static func < (a: V, b: V) -> Bool { print(a.n, b.n); return a.n < b.n } }
print([5, 3, 9, 1, 7, 2, 8, 0, 4, 6].map { V(n: $0) }.sorted().map { $0.n })
