// What an override gives and takes may be labelled otherwise; whoever asks by the class above finds the labels of that.
class Above {
  func both() -> (b: Int, a: String) { (1, "2") }
  func take(_ pair: (b: Int, a: String)) { print("above", pair) }
  var last: (b: Int, a: String) { (1, "3") }
  func perhaps() -> (Int, String)? { (1, "4") }
}
class Below: Above {
  override func both() -> (Int, String) { (5, "5") }
  override func take(_ pair: (Int, String)) { print("below", pair) }
  override var last: (c: Int, d: String) { (6, "7") }
  override func perhaps() -> (a: Int, b: String) { (8, "9") }
}
let below = Below()
let above: Above = below
print(above.both(), above.both().a, above.last, above.last.b, above.perhaps()!)
print(below.both(), below.last.d, below.perhaps().b)
above.take((1, "x"))
below.take((2, "y"))
