// Built-in operators at their corners: overflow, bits, shifts, remainder signs, precedence, short circuit, tuples.
let top = UInt8.max
print(top &+ 1, UInt8.min &- 1, UInt8(200) &* 2, Int8.max &+ 1)
let (sum, overflow) = top.addingReportingOverflow(10)
print(sum, overflow, Int8.min.magnitude, Int.max &+ 1 == Int.min)

print(0b1100 & 0b1010, 0b1100 | 0b1010, 0b1100 ^ 0b1010, ~UInt8(0b1100))
print(1 << 4, -17 >> 2, UInt8(0b1001_0000) << 1, UInt8(1) << 9, 8 >> -1, UInt8(1) &<< 9)
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 % -3, 7.5.truncatingRemainder(dividingBy: 2))
print((-7).quotientAndRemainder(dividingBy: 3), (-7).isMultiple(of: 7), (-2).signum())

print(2 + 3 * 4 % 5, 1 + 2 << 3, 6 & 3 * 2, 1 | 2 == 3, 10 - 4 - 3)
print(true || false && false, !true == false, 1 < 2 && 2 < 3)

func ask(_ name: String, _ answer: Bool) -> Bool {
  print("\(name)?", terminator: " ")
  return answer
}
print(ask("a", false) && ask("b", true))
print(ask("c", true) || ask("d", true))
print(ask("e", false) || ask("f", true) && ask("g", false))

let name: String? = nil
let nick: String? = "Bo"
print(name ?? nick ?? "nobody", (name ?? "x").count, name ?? "a" + "b")
let size = 7
print(size > 5 ? size > 6 ? "huge" : "big" : "small", size % 2 == 0 ? "even" : "odd")

// Tuples compare from left to right; ranges are made by operators, too.
print((1, "b") < (1, "c"), (2, "a") < (1, "z"), (1, 2, 3) == (1, 2, 3), ("a", 1) != ("a", 2))
print(1..<4, 1...4, (...3).contains(-9), (3...).contains(2), (..<3).contains(3))
print("apple" < "banana", "Zoo" < "ant", "a" < "ab", "10" < "9", "x" + "y" == "xy")

var n = 10
n += 5; n -= 1; n *= 2; n /= 3; n %= 5
print(n)
n <<= 3; n |= 1; n ^= 0b1000; n &= 0b111101
print(n)
var word = "tick"
word += "-tock"
var list = [1]
list += [2, 3]
print(word, list, [1, 2] + [3], [1, 2] == [1, 2])
final class Token {}
let one = Token(), two = Token()
print(one === one, one !== two, 5.0 / 2, -5.5.magnitude, 1e3)
