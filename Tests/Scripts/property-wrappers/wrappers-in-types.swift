// Wrappers that are declared in other types, by their whole names.
@propertyWrapper struct Outer<V> { var wrappedValue: V
  var projectedValue: Binding { Binding(wrappedValue: wrappedValue) }
  @propertyWrapper struct Binding { var wrappedValue: V; init(wrappedValue: V) { self.wrappedValue = wrappedValue }
    var projectedValue: Binding { self } } }
enum Space { @propertyWrapper struct W { var wrappedValue: Int; var k = 2 } 
 struct Deep { @propertyWrapper struct X<T> { var wrappedValue: T } } }
struct Row { @Outer<Int>.Binding var n: Int; @Outer.Binding var m: String; @Space.W var w = 4; @Space.Deep.X var x = "s" }
struct Scr { @Outer var a = 1; @Outer var b = "x"; func row() -> Row { Row(n: a, m: b) } }
print(Scr().row())
let r = Scr().row()
print(r.n, r.m, r.w, r.x)
func loc() { @Space.W var q = 3; print(q) }
loc()
