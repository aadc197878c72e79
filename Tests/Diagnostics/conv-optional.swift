let scores = ["ann": 3, "bob": 7]
let ann: Int = scores["ann"] // error: value of optional
print(ann)

struct Person {
    var name: String
    var nickname: String?
}

let p = Person(name: "Robert", nickname: "Bob")
let len = p.nickname.count // error: value of optional
print(len)

func double(_ x: Int) -> Int { x * 2 }
let parsed = Int("21")
print(double(parsed)) // error: value of optional

let sum = parsed + 1 // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
print(sum)
