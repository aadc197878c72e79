// Results that nothing is done with.
struct Stack {
    var items: [Int] = []
    mutating func pop() -> Int? { items.popLast() }
    func count() -> Int { items.count }
    @discardableResult
    mutating func push(_ n: Int) -> Int { items.append(n); return items.count }
}
func square(_ n: Int) -> Int { n * n }

var s = Stack()
s.push(3)
s.push(4)
s.pop()  // warning: result of call to `pop()` is unused
square(5)  // warning: result of call to `square(_:)` is unused
_ = s.count()
s.count()  // warning: result of call to `count()` is unused
[3, 1].sorted()  // warning: result of call to `sorted()` is unused
print(s.items)
