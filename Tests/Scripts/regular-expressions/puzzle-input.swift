import Foundation
// What puzzles and logs are read with.
let input = """
  Sensor at x=2, y=18: closest beacon is at x=-2, y=15
  Sensor at x=9, y=16: closest beacon is at x=10, y=16
  """
struct S { let x, y, bx, by: Int }
let re = #/Sensor at x=(-?\d+), y=(-?\d+): closest beacon is at x=(-?\d+), y=(-?\d+)/#
let ss = input.split(separator: "\n").compactMap { line -> S? in
  guard let m = line.wholeMatch(of: re)?.output else { return nil }
  return S(x: Int(m.1)!, y: Int(m.2)!, bx: Int(m.3)!, by: Int(m.4)!)
}
print(ss.map { abs($0.x - $0.bx) + abs($0.y - $0.by) })
let mul = #/mul\((?<a>\d{1,3}),(?<b>\d{1,3})\)/#
print(
  "xmul(2,4)%&mul[3,7]!@^do_not_mul(5,5)+mul(32,64]then(mul(11,8)mul(8,5))".matches(of: mul).map {
    Int($0.a)! * Int($0.b)!
  }.reduce(0, +))
let both = #/do\(\)|don't\(\)|mul\((\d+),(\d+)\)/#
var on = true, t = 0
for m in "xmul(2,4)&mul[3,7]!^don't()_mul(5,5)+mul(32,64](mul(11,8)undo()?mul(8,5))".matches(of: both) {
  switch m.0 {
  case "do()": on = true
  case "don't()": on = false
  default: if on, let a = m.1, let b = m.2 { t += Int(a)! * Int(b)! }
  }
}
print(t)
let (id, rest) = "Game 12: 3 blue, 4 red; 1 red".firstMatch(of: #/Game (\d+): (.*)/#).map { (Int($0.1)!, $0.2) }!
print(id, rest.split(separator: #/[;,] /#))
let toks = "let x = 12 + foo(3)".matches(of: #/[A-Za-z_]\w*|\d+|[-+*/=()]/#).map { String($0.0) }
print(toks)
enum Tok { case num(Int), id(String), op(Character) }
var src = "a1 + 22*(b - 3)"[...]
var out: [Tok] = []
while !src.isEmpty {
  if let m = src.prefixMatch(of: #/\s+/#) {
    src = src[m.range.upperBound...]
  } else if let m = src.prefixMatch(of: #/\d+/#) {
    out.append(.num(Int(m.0)!)); src = src[m.range.upperBound...]
  } else if let m = src.prefixMatch(of: #/[a-z]\w*/#) {
    out.append(.id(String(m.0))); src = src[m.range.upperBound...]
  } else {
    out.append(.op(src.removeFirst()))
  }
}
print(out)
let caps = "2024-12-25T10:30".firstMatch(of: #/(?<y>\d+)-(?<m>\d+)-(?<d>\d+)(?:T(?<h>\d+):(?<min>\d+))?/#)!
print(caps.y, caps.m, caps.d, caps.h ?? "-", caps.output.min as Any)
print("hello world foo".replacing(#/\b(\w)(\w*)/#) { "\($0.1.uppercased())\($0.2)" })
print("camelCaseString".replacing(#/([A-Z])/#) { "_" + $0.1.lowercased() })
print("a,b;c d".split(separator: #/[,; ]/#).map(String.init))
print("aaa".firstMatch(of: #/a/#)!.range == "aaa".startIndex..<"aaa".index(after: "aaa".startIndex))
func validate(_ s: String) -> Bool { s.wholeMatch(of: #/[\w.+-]+@[\w-]+\.[\w.]+/#.ignoresCase()) != nil }
print(validate("a.b@c.org"), validate("nope"))
let dyn = try Regex("(\\d+)-(\\w+)")
for m in "1-a 22-bb".matches(of: dyn) { print(m.output[1].substring!, m[2].substring!, m.output.count) }
do { _ = try Regex("(") } catch { print("bad:", error) }
let words = "The quick brown fox".ranges(of: #/\w+/#).map { "The quick brown fox"[$0] }
print(words)
print(
  "x=1;y=2".split(separator: ";").reduce(into: [String: Int]()) { d, s in
    if let m = s.firstMatch(of: #/(\w)=(\d)/#) { d[String(m.1)] = Int(m.2) }
  }.sorted { $0.key < $1.key })
print("日本語テキスト".contains(#/\p{Katakana}/#), "ABC".contains(#/[a-c]/#.ignoresCase()))
