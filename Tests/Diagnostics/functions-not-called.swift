// A function that is named and not called does nothing, in a closure and in a body of one expression as well.
struct Model {
  func reload() -> Int { 1 }
  func tapped() { reload }  // error: function is unused
  var changed: Void { reload }  // error: function is unused
}
func button(_ title: String, action: () -> Void) { action() }
func each(_ model: Model, _ pending: @escaping () -> Void) {
  button("reload") { model.reload }  // error: function is unused
  button("later") { pending }  // error: function is unused
  [1, 2].forEach { _ in pending }  // error: function is unused
  button("either") { if true { pending } else { pending() } }  // error: function is unused
  button("both") { (model.reload, pending) }
  let total = [1, 2].reduce(()) { _, _ in pending }  // error: function is unused
  print(total)
}
// What could be assigned to is not read as a statement: of that is warned. A closure gives what it has read.
final class Screen {
  var done: () -> Void = {}
  var perhaps: (() -> Void)?
  var shown = 0 { didSet { done } }
  func finish() { done }
  func start() { perhaps! }
  func open(_ other: Screen?, _ later: (@escaping () -> Void) -> Void) {
    later { [weak self] in self?.done }  // error: function is unused
    later { [weak self] in self?.finish }  // error: function is unused
    later { [weak self] in self?.perhaps }
    later { self.done }  // error: function is unused
    other?.done  // error: function is unused
  }
}
