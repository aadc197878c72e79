struct Money {
    var cents: Int
}
enum Suit { case hearts(Int), spades(Int) }

let a = Money(cents: 3)
let b = Money(cents: 4)
if a == b { print("same") } // error: binary operator `==` cannot be applied to two `Money` operands
if a < b { print("less") } // error: binary operator
print(Suit.hearts(1) == Suit.spades(2)) // error: binary operator `==` cannot be applied to two `Suit` operands

struct Deck {
    var owner: Money
    var size: Int
}
class Node {
    var v = 0
}
struct Ver {
    var n: Int
}
let d = Set([1, 2])
print(d.count)
