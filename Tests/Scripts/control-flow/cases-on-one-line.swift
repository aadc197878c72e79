// What begins a case ends the statement before it, on the same line too.
enum Suit { case clubs, diamonds, spades }
func colour(_ suit: Suit) {
  switch suit { case .clubs, .spades: print("black") @unknown default: print("red") }
}
func size(_ n: Int) {
  switch n { case 1: print("one") case 2: print("two") default: print("many") }
}
colour(.clubs)
colour(.diamonds)
for n in 1...3 { size(n) }
