struct Person { var name = "a" }
print(Person().length)  // error: value of type `Person` has no member `length`
var numbers: Set<Int> = []
numbers.add(3)  // error: value of type `Set<Int>` has no member `add`
print([1].length)  // error: value of type `[Int]` has no member `length`
