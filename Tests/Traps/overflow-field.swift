final class Meter {
  var value = Int.max - 2
  func raise(by n: Int) {
    value += n // trap
  }
}
let meter = Meter()
meter.raise(by: 2)
print(meter.value == Int.max)
meter.raise(by: 1)
