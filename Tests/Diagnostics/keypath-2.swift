struct Address { var city: String; let zip: Int }
struct Person {
    var name: String
    var address: Address
    var friend: Address?
}

let name = \Person.name
let deep = \Person.address.city
var p = Person(name: "A", address: Address(city: "X", zip: 1), friend: nil)
p[keyPath: name] = "B"
let opt = \Person.friend.city // error: value of optional
let people = [p]
print(people.map(\.name), people.map(\.age), p[keyPath: deep]) // error: value of type
let n: Int = p[keyPath: \.name] // error: cannot convert value
