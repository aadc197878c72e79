import Foundation
print(0.0 / 0, 0.0 / 0.0, -(0.0 / 0.0))
let z = 0.0
print(z / z, Double.nan, -Double.nan, (z / z).sign, (0.0 / 0.0).sign)
print(String(format: "%f", 0.0 / 0.0))
print(Double.infinity - Double.infinity, Double.infinity * 0, sqrt(-1.0), (-1.0).squareRoot())
func g() -> Double { 0.0 / 0.0 }
print(g(), [0.0 / 0.0], max(0.0 / 0.0, 1))
