import Foundation

struct Circle {
    var radius: Double
    var area: Double { Double.pi * radius * radius }
}

let count = 3
let price = 4.5
let total = count * price // error: cannot convert value
print("total", total)

let circles = [Circle(radius: 1), Circle(radius: 2)]
var sum = 0.0
for c in circles { sum += c.area }
let mean: Double = sum / circles.count // error: cannot convert value
let rounded: Int = mean.rounded() // error: cannot convert value
print(mean, rounded)

func half(_ n: Int) -> Double {
    return n / 2 // error: cannot convert return
}
print(half(9))
