import Presentables

// A trait of things that have a price.
protocol PricePresentable {
  var price: Int { get }
  var priceLabel: String { get }
}

extension PricePresentable {
  var priceLabel: String { "\(price) coins" }
}

struct Banana: TextPresentable, PricePresentable {
  var name: String { "Banana" }
  var price: Int { 3 }
  var text: String { "\(name), \(priceLabel)" }
}

show(Banana())
