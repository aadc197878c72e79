// Notice: `Base` took the default as its witness; a subclass that declares the member does not change it.
protocol TextPresentable {
  var text: String { get }
  func render() -> String
}
extension TextPresentable {
  var text: String { "(no text)" }
  func render() -> String { "<\(text)>" }
}

// BaseModel takes both defaults.
class BaseModel: TextPresentable {}
class OrderModel: BaseModel {
  var text: String { "Order 7" }
  func render() -> String { "[\(text)]" }
}
let order = OrderModel()
print("as itself:", order.text, order.render())
print("as Base:  ", (order as BaseModel).text, (order as BaseModel).render())
print("as any:   ", (order as any TextPresentable).text, (order as any TextPresentable).render())
func show<T: TextPresentable>(_ model: T) -> String { model.text + " " + model.render() }
print("generic:  ", show(order))

// A base that declares the member makes it overridable, so it is found everywhere.
class SolidModel: TextPresentable {
  var text: String { "solid" }
}
class InvoiceModel: SolidModel {
  override var text: String { "Invoice, \(super.text)" }
  func render() -> String { "{\(text)}" }
}
let invoice = InvoiceModel()
print("as itself:", invoice.text, invoice.render())
print("as any:   ", (invoice as any TextPresentable).text, (invoice as any TextPresentable).render())
print("generic:  ", show(invoice))

// A refining protocol that only repeats the requirement adds no new witness: the base's stays.
// A protocol that stands alone takes its witness from the class that conforms.
protocol Titled { var text: String { get } }
protocol Renderable: TextPresentable { func render() -> String }
class ReceiptModel: BaseModel, Renderable, Titled {
  var text: String { "Receipt" }
  func render() -> String { "(\(text))" }
}
let receipt = ReceiptModel()
print("any T:    ", (receipt as any TextPresentable).render())
print("any R:    ", (receipt as any Renderable).render())
func print2<R: Renderable>(_ model: R) { print("generic R:", model.render(), model.text) }
print2(receipt)
print("any Titled:", (receipt as any Titled).text)

// A list of the base: each answers by what the base knows.
let models: [BaseModel] = [BaseModel(), order, receipt]
print(models.map { $0.text })
print(models.map { ($0 as? OrderModel)?.text ?? $0.text })
