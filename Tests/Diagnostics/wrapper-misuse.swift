@propertyWrapper
struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

struct Player {
    @Clamped(0...10) var health = 5
    @Clamped(0...10) let armor = 3 // error: a property wrapper on a `let` is not allowed
    @Clamped(0...10) var name = "Bob" // error: cannot convert value
    @Clampd(0...3) var lives = 2 // error: unknown attribute
    @Clamped(0...5) var computed: Int { 3 } // error: a property wrapper on a computed property is not allowed
}

var p = Player()
p.health = 20
print(p.health)
