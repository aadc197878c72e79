// Names that other languages have: each is told once, with what it is in Swift.
let names = ["Ann", "Bob"]
let table = ["Ann": 12]
let text = "words"
let nothing: Int? = null  // error: cannot find `null` in scope
let none: Int? = None  // error: cannot find `None` in scope
console.log("a")  // error: cannot find `console` in scope
printf("a")  // error: cannot find `printf` in scope
print(len(names))  // error: cannot find `len` in scope
print(True)  // error: cannot find `True` in scope
let number: integer = 3  // error: cannot find type `integer` in scope
let word: string = "a"  // error: cannot find type `string` in scope
for (place, name) in enumerate(names) { print(place, name) }  // error: cannot find `enumerate` in scope
for i in range(3) { print(i) }  // error: cannot find `range` in scope
print(names.length)  // error: value of type `[String]` has no member `length`
print(text.toUpperCase())  // error: value of type `String` has no member `toUpperCase`
print(text.startsWith("w"))  // error: value of type `String` has no member `startsWith`
print(table.containsKey("Ann"))  // error: value of type `[String : Int]` has no member `containsKey`
print(names.indexOf("Ann"))  // error: value of type `[String]` has no member `indexOf`
print(names.every { $0.isEmpty })  // error: value of type `[String]` has no member `every`
