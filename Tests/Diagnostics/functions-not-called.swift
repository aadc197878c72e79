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
