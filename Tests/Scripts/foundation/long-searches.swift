import Foundation
// A search of long parts in all ways: the same as going through place by place.
var seed: UInt64 = 7
func next(_ n: Int) -> Int { seed = seed &* 6364136223846793005 &+ 1442695040888963407; return Int(seed >> 33) % n }
let letters = ["a", "b", "é", "ß", "A"]
var sum = 0
for _ in 0..<300 {
  let t = (0..<(20 + next(60))).map { _ in letters[next(next(4) == 0 ? 5 : 2)] }.joined()
  let a = next(t.count - 18), part = String(t.dropFirst(a).prefix(17 + next(6)))
  if let r = t.range(of: part) { sum = sum &* 31 &+ t.distance(from: t.startIndex, to: r.lowerBound) }
  if let r = t.range(of: part.uppercased(), options: .caseInsensitive) { sum = sum &* 31 &+ t.distance(from: t.startIndex, to: r.lowerBound) }
  if let r = t.range(of: part, options: .backwards) { sum = sum &* 31 &+ t.distance(from: t.startIndex, to: r.lowerBound) }
  sum = sum &* 31 &+ t.components(separatedBy: part).count &+ (t.contains(part + "b") ? 1 : 0)
}
print(sum)
