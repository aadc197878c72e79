func keep(_ action: @escaping () -> Int) {}
func keepValue(_ value: @autoclosure @escaping () -> Int) {}
func later(_ value: @autoclosure () -> Int) {
  keep { value() }  // error: escaping closure captures non-escaping parameter `value`
  keepValue(value())  // error: escaping closure captures non-escaping parameter `value`
}
func make(_ value: @autoclosure () -> Int) -> () -> Int {
  return { value() }  // error: escaping closure captures non-escaping parameter `value`
}
func now(_ value: @autoclosure () -> Int) -> Int {
  return [1, 2].map { $0 * value() }.reduce(0, +) + value()
}
func kept(_ value: @autoclosure @escaping () -> Int) -> () -> Int { { value() } }
