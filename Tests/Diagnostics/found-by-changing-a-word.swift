// Found by programs of which one word was changed.
struct Circle {}; struct Group {}
protocol V { func visit(_ c: Circle); func visit(_ g: Group) }
struct C: V { func visit(_ c: Circle) {} // error: type
  func visit(_x g: Group) {} }
protocol W { func go(_ c: Circle) }
struct D: W {
  func go(to c: Circle) {} } // error: method
struct Store<> { var a = 1 } // error: expected the name of a generic parameter
func print(_ items: Any..., separator: String = " ", a: String = "\n") { Swift.print("own", items.count) }
print("a", 1) // error: ambiguous use of
struct Generic { init<T>(_ x: Int) {} } // error: generic parameter
