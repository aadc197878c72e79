struct Counter {
  var count = 0
  func show() {
    if count > 0 {
      print(count)
    }}
  }
  func twice() { show() }
  mutating func add() { count += 1 }
}  // error(zoetrope): extraneous `}`
var counter = Counter()
counter.twice()
