// Casts whose outcome the types tell.
class Animal {}
class Dog: Animal {}
let d = Dog()
let a: Animal = d
let n = 3

let x = d as? Animal  // warning: conditional cast from `Dog` to `Animal` always succeeds
let y = n as? Int  // warning: conditional cast from `Int` to `Int` always succeeds
let z = n as? String  // warning: cast from `Int` to unrelated type `String` always fails
let v = d as! Animal  // warning: forced cast from `Dog` to `Animal` always succeeds
let w = a as? Dog
let any: Any = 3
let u = any as? Any  // warning: conditional cast from `Any` to `Any` always succeeds
let arr = [1, 2] as? [Int]
let t = a as! Animal  // warning: forced cast from `Animal` to `Animal` always succeeds
print(x as Any, y as Any, z as Any, v, w as Any, u as Any, arr as Any, t)
