struct Counter {
    var value = 0
    var log: [Int] = []

    mutating func increment() { value += 1 }

    func reset() {
        value = 0 // error: cannot assign to
    }

    func record() {
        log.append(value) // error: cannot use mutating
    }

    func twice() {
        increment() // error: cannot use mutating
        print(2)
    }
}

enum Light {
    case on, off
    func toggle() -> Light { self == .on ? .off : .on }
}

var c = Counter()
c.increment()
c.reset()
print(c.value)
