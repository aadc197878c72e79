struct Address { var city: String; let zip: Int }
struct Person {
    var name: String
    var address: Address
    var friend: Address?
}

let name = \Person.name
let bad = \Person.nam // error: value of type
let deep = \Person.address.city
let zip: WritableKeyPath<Person, Int> = \Person.address.zip // error: cannot convert value
var p = Person(name: "A", address: Address(city: "X", zip: 1), friend: nil)
p[keyPath: name] = "B"
p[keyPath: \.address.zip] = 4 // error: cannot assign through subscript: subscript is get-only
let people = [p]
