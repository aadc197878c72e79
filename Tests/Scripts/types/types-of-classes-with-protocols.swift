// Of a type of which only a class and protocols are known, the class's type is known.
protocol K: AnyObject { static var name: String { get } }
class A { class var kind: String { "A" }; required init() {} }
final class B: A, K { static var name: String { "b" }; override class var kind: String { "B" } }
func look(_ type: any (A & K).Type) {
  let above: A.Type = type
  let optional: A.Type? = type
  print(above, above.kind, above.init(), type.name, optional!.kind)
}
look(B.self)
