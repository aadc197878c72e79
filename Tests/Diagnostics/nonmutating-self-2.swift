struct Counter {
    var value = 0
    var log: [Int] = []

    mutating func increment() { value += 1 }

    func reset() {
        print(value)
    }

    func record() {
        print(log)
    }

    func twice() {
        print(1)
        increment() // error: cannot use mutating
    }
}

enum Light {
    case on, off
    func toggle() { self = self == .on ? .off : .on } // error: cannot assign to
}

var c = Counter()
c.increment()
c.reset()
print(c.value)
