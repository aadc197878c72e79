struct Money {
    var cents: Int
}
enum Suit { case hearts(Int), spades(Int) }

let a = Money(cents: 3)
let b = Money(cents: 4)

struct Deck: Hashable { // error: type
    var owner: Money
    var size: Int
}
class Node: Equatable { // error: type
    var v = 0
}
struct Ver: Comparable { // error: type
    var n: Int
}
let d = Set([1, 2])
print(d.count)
