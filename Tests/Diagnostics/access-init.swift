final class Config {
    static let shared = Config()
    private init() {}
    var level = 1
}

struct Token {
    private var secret: Int
    var name: String
}

struct Temperature {
    fileprivate var kelvin: Double
    private static let zero = 273.15
    var celsius: Double { kelvin - Temperature.zero }
}

print(Config.shared.level)
let c = Config() // error: `init` is inaccessible
print(c.level)
let t = Token(secret: 3, name: "x") // error: `init` is inaccessible
print(t.name)
let temp = Temperature(kelvin: 300)
print(temp.celsius, Temperature.zero) // error: `zero` is inaccessible
