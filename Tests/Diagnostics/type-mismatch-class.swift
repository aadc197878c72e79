class Animal {}
class Dog: Animal {}
class Stone {}
let a: Animal = Dog()
let d: Dog = Animal() // error: Dog
let s: Animal = Stone() // error: Animal
protocol P {}
let p: any P = Dog() // error: P
let list: [Dog] = [Dog(), Animal()] // error: Dog
