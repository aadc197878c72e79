enum Planet: String { case mercury, venus, earth }

let p = Planet.earth
let q: Planet = .venus
let text = "hello"
print(text.count)
print(text.toUpperCase()) // error: value of type
let nums = [1, 2, 3]
print(nums.first!, nums.length) // error: value of type
nums.forEach { print($0) }
let d = ["a": 1]
print(d.keys, d.value) // error: value of type
print(Planet.earth.rawValue, p, q)
