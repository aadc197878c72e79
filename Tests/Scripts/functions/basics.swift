// Functions: labels, defaults, results.
func greet() { print("hi") }
greet()
func square(_ x: Int) -> Int { return x * x }
print(square(7))
func implicit(_ x: Int) -> Int { x + 1 }
print(implicit(1))
func area(width: Double, height: Double) -> Double { width * height }
print(area(width: 2, height: 3.5))
func move(from start: Int, to end: Int, by step: Int = 1) -> String {
  "\(start)->\(end) by \(step)"
}
print(move(from: 1, to: 5))
print(move(from: 1, to: 5, by: 2))
func configure(_ text: String, color: String = "black", size: Int = 17, bold: Bool = false) {
  print(text, color, size, bold)
}
configure("a")
configure("b", color: "red")
configure("c", size: 20)
configure("d", color: "blue", size: 9, bold: true)
configure("e", bold: true)
func pair() -> (Int, String) { (1, "one") }
let (number, word) = pair()
print(number, word)
func minMax(_ xs: [Int]) -> (min: Int, max: Int)? {
  guard var low = xs.first else { return nil }
  var high = low
  for x in xs {
    if x < low { low = x }
    if x > high { high = x }
  }
  return (low, high)
}
if let bounds = minMax([3, 9, -2, 5]) { print(bounds.min, bounds.max) }
print(minMax([]) == nil)
func early(_ n: Int) -> String {
  if n < 0 { return "negative" }
  guard n > 0 else { return "zero" }
  return "positive"
}
print(early(-1), early(0), early(1))
@discardableResult
func logged(_ x: Int) -> Int {
  print("logged", x)
  return x
}
logged(1)
_ = square(2)
