class Animal {
    let name: String
    var legs: Int

    init(name: String, legs: Int) {
        self.name = name
        if legs > 0 {
            self.legs = legs
        }
    } // error: return from initializer
}

class Dog: Animal {
    var breed: String
    var tricks: [String] = []

    init(name: String, breed: String) {
        super.init(name: name, legs: 4) // error: property
        self.breed = breed
    }

    func learn(_ t: String) { tricks.append(t) }
}

let d = Dog(name: "Rex", breed: "Collie")
d.learn("sit")
print(d.name, d.breed, d.tricks)
