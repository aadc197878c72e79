// What a computed variable does may speak of variables that are declared after it, as long as it is used only behind them.
func doubling() -> Int {
  var doubled: Int { base * 2 }
  let base = 4
  return doubled
}
print(doubling())

func counting(from start: Int?) {
  var total: Int {
    get { count + 1 }
    set { count = newValue }
  }
  func show() { print("show", total, again) }
  guard let start else { return }
  var count = start
  total = 5
  print(total, count)
  var again: Int { total + 1 }
  show()
}
counting(from: 1)

func naming() {
  var width: Int {
    let side = 2
    return side
  }
  print(width)
  let side = 5
  print(side, width)
  let all = [1, 2].map { number in
    var several: Int { each * number }
    let each = 3
    return several
  }
  print(all)
}
naming()
