let limit = 10
var count = 0
count += 1
limit = 20 // error: cannot assign to

struct Person {
    let name: String
    var age: Int
}

let p = Person(name: "Ann", age: 30)
var q = p
q.age = 31
p.age = 32 // error: cannot assign to
q.name = "Bob" // error: cannot assign to

let list = [1, 2, 3]
list.append(4) // error: cannot use mutating
print(limit, count, p, q, list)
