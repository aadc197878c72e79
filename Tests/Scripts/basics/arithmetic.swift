// Integer and floating-point arithmetic, precedence, and conversion.
print(1 + 2 * 3 - 4)
print((1 + 2) * (3 - 4))
print(17 / 5, 17 % 5, -17 / 5, -17 % 5, 17 % -5)
print(1.5 + 2.25, 10.0 / 4.0, 3.0 * 2)
print(7 / 2, 7.0 / 2)
let a = 12
let b = 5
print(a + b, a - b, a * b, a / b, a % b)
print(-a, +b, -(-b))
var n = 10
n += 5
print(n)
n -= 3
print(n)
n *= 4
print(n)
n /= 5
print(n)
n %= 4
print(n)
let third = 1.0 / 3.0
print(third)
print(Double(a) / Double(b))
print(Int(3.99), Int(-3.99))
print(2.0 * 3.5 - 1)
print(1_000_000 * 1_000)
print(0xff, 0b1010, 0o17)
print(1e3, 1.5e-3, 2.5e10)
print(Int.max, Int.min)
print(100 - 10 - 1, 2 * 3 % 4)
var x = 1.5
x += 1
x *= 2
x -= 0.5
x /= 3
print(x)
print(-x)
print(abs(-4), abs(3.5), abs(-2.5))
print(min(3, 7), max(3, 7), min(2.5, 1.5))
