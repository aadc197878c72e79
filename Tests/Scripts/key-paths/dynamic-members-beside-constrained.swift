// A member of an extension for other types is as if it were not there: what is not there is looked up with a key path.
@dynamicMemberLookup
struct Reactive<Base> {
  let base: Base
  subscript<P>(dynamicMember path: ReferenceWritableKeyPath<Base, P>) -> String { "dynamic \(base[keyPath: path])" }
}
class View { var alpha = 1.0 }
class Label: View { var text = "label" }
class Field: View { var text = "field" }
extension Reactive where Base: Field {
  var text: String { "own \(base.text)" }
}
extension Reactive where Base: View {
  func alpha(_ value: Double) -> String { "method \(value)" }
}
print(Reactive(base: Label()).text, Reactive(base: Field()).text)
print(Reactive(base: Label()).alpha(0.5))
