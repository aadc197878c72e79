// Of two that are no numbers it is the first that comes out, whichever way the code is made.
func productFirst(_ a: Double, _ b: Double, _ c: Double) -> Double { return a * b + c }
func sumFirst(_ a: Double, _ b: Double, _ c: Double) -> Double { return c + a * b }
var count = 0
for i in 0..<2000 {
  if productFirst(1, 2, Double(i)) == sumFirst(1, 2, Double(i)) { count += 1 }
}
print(count)
print(productFirst(.nan, 1, -.nan), sumFirst(.nan, 1, -.nan))
print(productFirst(-.nan, 1, .nan), sumFirst(-.nan, 1, .nan))
