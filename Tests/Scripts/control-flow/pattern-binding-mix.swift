// Binding the same names in several patterns of one case, nested enum payloads, labels, and `let` inside or outside.
enum Currency: String { case euro = "EUR", yen = "JPY" }

enum Payment {
  case cash(Int, Currency)
  case card(number: String, amount: Int, Currency)
  case split(first: (Int, Currency), second: (Int, Currency))
  case barter([String])
  case none
}

func summary(_ payment: Payment) -> String {
  switch payment {
  case .cash(let amount, .yen), .card(_, let amount, .yen):
    return "\(amount) yen"
  case .cash(let amount, let unit) where amount >= 100, .card(number: "0000", amount: let amount, let unit):
    return "special \(amount) \(unit.rawValue)"
  case let .cash(amount, unit), let .card(_, amount, unit):
    return "\(amount) \(unit.rawValue)"
  case .split(first: (let a, let unit), second: (let b, let other)) where unit == other:
    return "split \(a)+\(b) \(unit)"
  case .split(let first, let second):
    return "mixed \(first.0) \(first.1) and \(second.0) \(second.1)"
  case .barter(let goods) where goods.isEmpty, .barter(let goods) where goods.count > 3:
    return "odd barter of \(goods.count)"
  case .barter(let goods):
    return goods.joined(separator: " and ")
  case .none:
    return "free"
  }
}

let payments: [Payment] = [
  .cash(500, .yen), .card(number: "1234", amount: 9, .yen), .cash(100, .euro), .cash(99, .euro),
  .card(number: "0000", amount: 1, .euro), .card(number: "42", amount: 1, .euro),
  .split(first: (1, .euro), second: (2, .euro)), .split(first: (1, .euro), second: (2, .yen)),
  .barter([]), .barter(["hens", "salt"]), .barter(["a", "b", "c", "d"]), .none,
]
for payment in payments { print(summary(payment)) }

// Nested enums: patterns reach through several levels and through Optional and Result.
enum Outcome { case won(prize: Payment?), lost }
struct Late: Error { let minutes: Int }

func tell(_ result: Result<Outcome, any Error>) -> String {
  switch result {
  case .success(.won(prize: .some(.cash(let amount, _)))): "won \(amount) in cash"
  case .success(.won(prize: .some(.none))): "won nothing of value"
  case .success(.won(prize: nil)): "won without a prize"
  case .success(.won): "won something"
  case .success(.lost): "lost"
  case .failure(let late as Late): "late by \(late.minutes)"
  case .failure: "failed"
  }
}

let results: [Result<Outcome, any Error>] = [
  .success(.won(prize: .cash(50, .euro))), .success(.won(prize: Payment.none)), .success(.won(prize: nil)),
  .success(.won(prize: .barter(["hat"]))), .success(.lost), .failure(Late(minutes: 3)),
]
results.forEach { print(tell($0)) }
