func move(from start: Int, to end: Int, speed: Double = 1.0) -> Int {
    return Int(Double(end - start) * speed)
}

class Timer {
    let seconds: Int
    init(seconds: Int) { self.seconds = seconds }
    func wait(until limit: Int) -> Bool { seconds < limit }
}

print(move(from: 1, to: 9))
print(move(to: 9, from: 1)) // error: argument `from` must precede argument `to`
print(move(from: 1, too: 9)) // error: incorrect argument label
let t = Timer(second: 4) // error: incorrect argument label
print(t.wait(until: 3))
print(move(from: 2, to: 3, speed: 2.0))
