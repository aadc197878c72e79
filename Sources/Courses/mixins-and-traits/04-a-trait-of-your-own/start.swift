import Presentables

// A trait of things that have a price.
protocol PricePresentable {
}

struct Banana: TextPresentable {
  var name: String { "Banana" }
  var text: String { "\(name)" }
}

show(Banana())
