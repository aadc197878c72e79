struct Temperature {
    var celsius: Double
    static let freezing = 0.0
    func fahrenheit() -> Double { celsius * 1.8 + 32 }
    static func boiling() -> Temperature { Temperature(celsius: 100) }

    static func describe() -> String {
        return "at \(celsius)" // error: instance member
    }
    func isFrozen() -> Bool { celsius < freezing } // error: static member
}

let t = Temperature(celsius: 20)
print(t.fahrenheit())
print(Temperature.celsius) // error: instance member
print(Temperature.boiling().celsius)
