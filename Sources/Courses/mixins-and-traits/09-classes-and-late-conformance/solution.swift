import Presentables

class Vehicle {
  var wheels: Int { 4 }
}

class Motorbike: Vehicle {
  override var wheels: Int { 2 }
}

// Vehicle and Motorbike are somebody else's: they stay as they are.
extension Vehicle: TextPresentable {
  var text: String { "\(wheels) wheels" }
}

show(Vehicle())
show(Motorbike())
