// Precedence and associativity of the standard operators.
print(2 + 3 * 4 - 6 / 2, 2 * 3 + 4 * 5, 10 - 3 - 2, 100 / 10 / 2, 2 * 7 % 4)
print(1 + 1 == 2 && 2 + 2 == 4, !true || true && false, true || false && false)
print(1 << 2 + 1, 6 & 3 + 1, 1 | 2 & 3, 8 >> 1 * 1)
let n: Int? = nil
print(n ?? 1 + 2, (n ?? 1) + 2, n ?? 3 > 2)
print(1...3 ~= 2, (0..<2 + 3).count)
print(true ? 1 : false ? 2 : 3, false ? 1 : true ? 2 : 3)
print(5 > 3 ? "a" + "b" : "c", (1, 2) < (1, 3) ? "less" : "more")
print(-2 * -3, -4 + 5, 3 - -3, ~0 & 7, !(1 > 2) && true)
var x = 1
x += 2 * 3
x -= x > 3 ? 1 : 0
print(x)
let zero = x - 6
let flag = x == 6 || x / zero == 1
print(flag)
print("a" + "b" == "ab", "a" + String(1 + 2) + "b", [1] + [2] == [1, 2])
print(1 as Any is Int && true, (3 as Any as? Int ?? 0) + 1)
print(7 &+ 1 * 2, 2 &* 3 &- 1)
func f(_ a: Int, _ b: Int) -> Int { print("f", a, b); return a + b }
print(f(1, 2) * f(3, 4) + f(5, 6))
