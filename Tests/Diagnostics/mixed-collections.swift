struct Cat {}
struct Dog {}
let numbers = [1, "two"]  // error: the elements of this literal have only `Any` in common
let pets = ([Cat(), Dog()])  // error: the elements of this literal have only `Any` in common
let table = ["a": 1, "b": true]  // error: the elements of this literal have only `Any` in common
let fine: [Any] = [1, "two"]
let sum: [Int] = [1, "two"]  // error: cannot convert value of type `String` to expected element type `Int`
print(numbers, pets, table, fine, sum)

// Of `nil` alone nothing says what is missing.
let nothing = [nil]  // error: the elements of this literal have only `Any` in common
let missing: Array = [1, nil, "a"]  // error: the elements of this literal have only `Any` in common
let unknown = [1: nil]  // error: the elements of this literal have only `Any` in common
let some: Array = [nil, 1]
