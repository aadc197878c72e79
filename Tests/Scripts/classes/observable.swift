import Observation

// A class that the macro makes observable: initialisers, observers, key paths, and who is told of a change.

@Observable
final class Counter {
    var count = 0 {
        didSet { print("count \(oldValue) -> \(count)") }
    }
    var name: String {
        willSet { print("name will be \(newValue)") }
    }
    let id = 7
    @ObservationIgnored var hidden = 1
    var list: [Int] = []
    var partner: Counter?
    var twice: Int { count * 2 }
    static var made = 0

    init(name: String) {
        count = 5
        self.name = name
        self.name = name + "!"
        count = 6
        Counter.made += 1
    }

    func reset() { count = 0 }
}

class Shape {
    var sides: Int
    init(sides: Int) { self.sides = sides }
}

@Observable
class Box<Content>: Shape {
    var content: Content
    private(set) var openings = 0
    init(_ content: Content) {
        self.content = content
        super.init(sides: 6)
    }
    func open() -> Content {
        openings += 1
        return content
    }
}

func watch(_ counter: Counter, _ who: String) {
    withObservationTracking {
        _ = counter.count
        _ = counter.list
        _ = counter.partner?.name
    } onChange: {
        print(who, "hears of a change, count is", counter.count)
    }
}

let counter = Counter(name: "Bob")
print(counter.count, counter.name, counter.twice, counter.id, Counter.made)

watch(counter, "one")
counter.name = "Kevin"
counter.hidden += 1
print("nothing so far")
counter.count += 1
counter.count += 1
watch(counter, "two")
counter.list.append(3)
watch(counter, "four")
counter.list = [3]
counter.count = 8
print("the same is no change")
counter.partner = Counter(name: "Stuart")
watch(counter, "five")
counter.partner = Counter(name: "Dave")
watch(counter, "six")
counter.reset()

// Inner readings count for the outer one as well.
let seen = withObservationTracking {
    withObservationTracking {
        counter.twice
    } onChange: {
        print("heard")
    }
} onChange: {
    print("heard")
}
print(seen)
counter.count = 11

let path = \Counter.count
counter[keyPath: path] = 12
print(counter[keyPath: path])
func bump(_ number: inout Int) { number += 100 }
bump(&counter.count)

let box = Box(["a", "b"])
withObservationTracking {
    _ = box.openings
} onChange: {
    print("opened")
}
box.sides = 4
print(box.open(), box.openings, box.sides)
box.content.removeAll()
print(box.content, box.open())

func isObservable(_ value: Any) -> Bool { value is any Observable }
print(isObservable(counter), isObservable(box), isObservable(Shape(sides: 1)))
