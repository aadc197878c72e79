class Vehicle {
    var wheels: Int { 4 }
    func describe() -> String { "vehicle with \(wheels) wheels" }
    init() {}
}

class Bike: Vehicle {
    var wheels: Int { 2 } // error: overriding declaration requires
    func describe() -> String { "bike" } // error: overriding declaration requires
    init() { super.init() } // error: overriding declaration requires
}

class Car: Vehicle {
    override func describe() -> String { "car " + super.describe() }
}

let fleet: [Vehicle] = [Bike(), Car(), Vehicle()]
for v in fleet {
    print(v.describe())
}
