protocol Toggleable {
    var isOn: Bool { get }
    func toggle()
}

struct Switch: Toggleable { // error: type
    var isOn = false
    mutating func toggle() { isOn.toggle() }
}

class Lamp: Toggleable {
    var isOn = false
    func toggle() { isOn.toggle() }
}

extension Toggleable {
    func reset() { isOn = false } // error: cannot assign to
}

var s = Switch()
s.toggle()
Lamp().toggle()
print(s.isOn)
