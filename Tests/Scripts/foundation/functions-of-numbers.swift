// Some functions of numbers are for doubles and for whatever floats: a literal is a double then.
import Foundation
print(sqrt(4))
print(floor(2))
print(ceil(2))
print(round(3))
print(trunc(3))
print(pow(2, 0.5))
print(fabs(-3))
print(fmod(7, 2))
let f: Float = 4
print(sqrt(f), floor(f))
print(sqrt(2), floor(2.5 as Float), round(-2.5), trunc(f / 3), fabs(-f), sin(f), pow(f, 2), hypot(f, 3), log(f), sqrt(Double(9)))
func area<T: FloatingPoint>(_ x: T) -> T { sqrt(x) * floor(x) }
print(area(2.25), area(Float(6.25)))
let ratio = 7 / 2
print(sqrt(Double(ratio)), ceil(Double(ratio) / 2))
