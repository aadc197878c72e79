class Animal {}
class Dog: Animal {}
func decode<T>(_ type: T.Type, or other: T) -> T { other }
func cast<T>(_ value: T, to type: T.Type) -> T { value }

print(decode(Int.self, or: "x"))  // error: cannot convert value of type `String` to expected argument type `Int`
print(cast(Animal(), to: Dog.self))  // error: cannot convert value of type `Animal` to expected argument type `Dog`
print(cast(Dog(), to: Animal.self))
let types: [Animal.Type] = [Dog.self, Animal.self]
let numbers: [Int.Type] = [Double.self]  // error: cannot convert value of type `Double.Type` to expected element type `Int.Type`
