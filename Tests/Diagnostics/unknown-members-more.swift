enum Planet: String { case mercury, venus, earth }

let p = Planet.erth // error: type
let q: Planet = .mars // error: type
let text = "hello"
print(text.size) // error: value of type `String` has no member `size`
let nums = [1, 2, 3]
nums.forEach { print($0) }
let d = ["a": 1]
print(Planet.earth.rawValue, p, q)
