// Functions named by the module that shows them.
import Foundation
let f: (Double, Double) -> Double = Foundation.pow
print(f(2, 3), Foundation.sqrt(2.0), Foundation.floor(2.5), Swift.max(1, 2), Foundation.pow(2.0, 3.0))
