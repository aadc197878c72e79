import Foundation
let long = String(repeating: "abcdefghij", count: 20)
for s in ["", "a", "abc", "hello", "hello world, this is", "é漢👍", String(long.prefix(95)), String(long.prefix(96)), String(long.prefix(97)), long] { print(s.count, s.hash) }
print("abc".dropFirst().hash)
for s in ["é", "漢", "👍", "aé", "éa", "e\u{301}", "漢字", "ab漢d", "ÿ"] { print(s, s.hash, s.utf16.count) }
for s in ["é漢👍", "ÿÿÿÿ", "漢漢漢漢漢漢漢漢漢", "zzzz~~~~", "\u{ffff}\u{fffe}\u{fffd}a"] { print(s.hash) }
print(String(repeating: "漢é", count: 60).hash, String(repeating: "👍", count: 48).hash, String(repeating: "👍", count: 49).hash)
print("abc".hash == "abc".hash, "a" + "b" + String(3) + "\(1 + 2)" + ["c", "d"].joined(), "2.10".compare("2.9", options: .numeric) == .orderedDescending)
var state: UInt64 = 7
func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state >> 33 }
for n in 0..<200 {
  var s = ""
  for _ in 0..<Int(next() % 120) {
    let v = UInt32(next() % (n % 2 == 0 ? 0x10ffff : 0xffff))
    if let scalar = Unicode.Scalar(v) { s.unicodeScalars.append(scalar) }
  }
  print(s.utf16.count, s.hash)
}
