// Regular expressions as literals, and what is done with them.
let s = "k1=v1;k2=v2"
let r = #/(\w+)=(\w+)/#
print(
  type(of: r), type(of: #/a(b)?((c)|d)*/#), type(of: #/(?<x>a)|b/#), type(of: #/a/#),
  type(of: #/(a)+(b){0,2}(c){1,2}(?:(d))/#), type(of: #/(?<name>(\d))?/#))
if let m = s.firstMatch(of: r) {
  print(m.0, m.1, m.2, m.output, m.output.1, m.range == s.startIndex..<s.index(s.startIndex, offsetBy: 5))
}
let re = try Regex(#"(\d+)(?<u>px|em)?"#)
let m2 = "10px".firstMatch(of: re)!
print(m2.output.count, m2.output[1].substring as Any, m2["u"]?.substring as Any, m2.output[2].name as Any)
print(m2.output[1].value as Any, type(of: m2.output[1].value))
let typed = try Regex(#"(\d+)-(\d+)"#, as: (Substring, Substring, Substring).self)
print(try typed.wholeMatch(in: "1-2")!.output)
print("a1b22".replacing(#/\d+/#) { "<\($0.0)>" })
print("a1b22".replacing(#/(\d)(\d)?/#) { m in m.2 == nil ? "x" : "y" })
var t = "aXbX"; t.replace(#/X/#, with: "-"); print(t); t.replace(#/-/#, maxReplacements: 1) { _ in "+" }; print(t)
print(
  "a , b,c".split(separator: #/\s*,\s*/#), "a,,b".split(separator: #/,/#, omittingEmptySubsequences: false),
  "a,b,c".split(separator: #/,/#, maxSplits: 1))
print(
  "abc".contains(#/b/#), "abc".starts(with: #/ab/#), "aab".trimmingPrefix(#/a+/#), "abc".ranges(of: #/[ac]/#).count,
  "abc".firstRange(of: #/b/#) != nil)
print("abc".prefixMatch(of: #/ab/#)?.output as Any, "abc".wholeMatch(of: #/ab/#)?.output as Any)
let multi = #/
  (?<year> \d{4}) - # the year
  (?<month> \d{2})
/#
if let m = "on 2024-05-01".firstMatch(of: multi) {
  print(m.year, m.month, m.output.year); let (whole, y, mo) = m.output; print(whole, y, mo)
}
for m in "a=1, b=2".matches(of: #/(?<key>[a-z])=(?<value>\d)/#) {
  print(m.key, Int(m.value)!, m.output.value.count, String(m.key))
}
let nums = "3 4 5".matches(of: #/\d/#).compactMap { Int($0.output) }.reduce(0, +); print(nums)
let nums2 = "3 4 5".matches(of: #/(\d)/#).map { Int($0.1)! }; print(nums2)
func f(_ s: String) -> (Int, Int)? {
  guard let m = s.wholeMatch(of: #/(\d+)x(\d+)/#), let a = Int(m.1), let b = Int(m.2) else { return nil }; return (a, b)
}
print(f("3x4") as Any, f("x") as Any)
print(m2.output.map { $0.substring ?? "nil" })
