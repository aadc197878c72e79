// Nested types and static members.
struct Deck {
  enum Suit: String {
    case hearts, spades
    var symbol: String { self == .hearts ? "♥" : "♠" }
  }
  struct Card {
    let suit: Suit
    let rank: Int
    struct Label { var text: String }
    var label: Label { Label(text: "\(suit.symbol)\(rank)") }
  }
  static var made = 0
  static let suits: [Suit] = [.hearts, .spades]
  var cards: [Card] = []
  init() {
    for suit in Deck.suits {
      for rank in 1...2 { cards.append(Card(suit: suit, rank: rank)) }
    }
    Self.made += 1
  }
}
let deck = Deck()
print(deck.cards.map { $0.label.text })
print(Deck.made)
_ = Deck()
print(Deck.made)
let card = Deck.Card(suit: .spades, rank: 9)
print(card.label.text, card.suit.rawValue)
let label: Deck.Card.Label = card.label
print(label)
print(card)
class Screen {
  enum Setting: Int { case wifi, minions, privacy }
  static let shared = Screen()
  var chosen: Setting = .wifi
}
Screen.shared.chosen = .privacy
print(Screen.shared.chosen, Screen.shared.chosen.rawValue, Screen.Setting(rawValue: 1) as Any)
extension Deck {
  struct Hand { var size = 5 }
  static func deal() -> Hand { Hand(size: 2) }
}
print(Deck.deal().size, Deck.Hand().size)
func local() -> Int {
  struct Inner { var n = 3; func twice() -> Int { n * 2 } }
  return Inner().twice()
}
print(local())
