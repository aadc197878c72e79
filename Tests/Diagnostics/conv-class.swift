class Animal { var name = "a" }
class Dog: Animal { func bark() { print("woof") } }
class Cat: Animal {}

let pets: [Animal] = [Dog(), Cat()]
for p in pets { p.bark() } // error: value of type
let d: Dog = pets[0] // error: cannot convert value
let e: Dog = Animal() // error: cannot convert value
let f = pets[1] as Animal
if let g = pets[0] as? Dog { g.bark() }
let h = pets[0] as! Dog
let i: Dog = h
print(d, e, f, i)
