@propertyWrapper struct Plain { var wrappedValue: Int }
@propertyWrapper struct Option {
  var wrappedValue: Int
  var help: String
  init(wrappedValue: Int, help: String) {
    self.wrappedValue = wrappedValue
    self.help = help
  }
}
@propertyWrapper struct Seven {
  var wrappedValue = 7
  init() {}
}
protocol Command { init() }
struct A: Command { @Plain var n = 3 }
struct B: Command { @Option(help: "how many") var n = 4 }
struct C: Command { @Seven var n: Int }
func make<T: Command>(_ type: T.Type) -> T { T() }
print(make(A.self).n, make(B.self).n, make(C.self).n, A().n, B(n: 9).n, A(n: 1).n)
