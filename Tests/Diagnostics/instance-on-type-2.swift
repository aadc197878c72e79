struct Temperature {
    var celsius: Double
    static let freezing = 0.0
    func fahrenheit() -> Double { celsius * 1.8 + 32 }
    static func boiling() -> Temperature { Temperature(celsius: 100) }

    static func describe() -> String {
        return "at \(freezing)"
    }
    func isFrozen() -> Bool { celsius < Temperature.freezing }
}

let t = Temperature(celsius: 20)
print(t.fahrenheit())
print(t.freezing) // error: static member
print(t.boiling()) // error: static member
print(Temperature.boiling().celsius)
