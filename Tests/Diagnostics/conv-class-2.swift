class Animal { var name = "a" }
class Dog: Animal { func bark() { print("woof") } }
class Cat: Animal {}

let pets: [Animal] = [Dog(), Cat()]
for p in pets { print(p.name) }
let d: Animal = pets[0]
let e: Dog = Dog()
let f = pets[1] as Dog // error: cannot convert value
if let g = pets[0] as? Dog { g.bark() }
let h = pets[0] as! Dog
let i: Cat = h // error: cannot convert value
print(d, e, f, i)
