func numbers() {
  struct Amount: Comparable {
    var n = 1
    static func + (a: Amount, b: Amount) -> Amount { Amount(n: a.n + b.n) }
    static func < (a: Amount, b: Amount) -> Bool { a.n < b.n }
    static func < (a: Amount, b: Int) -> Bool { a.n < b }
    func twice() -> Amount { self + self } // error: cannot be applied
  }
  print(Amount() < Amount(), Amount() > Amount(), Amount() == Amount())
  print((Amount() + Amount()).n) // error: cannot be applied
  print(Amount() < 3) // error: cannot be applied
}
func nested() {
  struct Outer { struct Inner { static func + (a: Inner, b: Inner) -> Int { 1 } } }
  print(Outer.Inner() + Outer.Inner()) // error: cannot be applied
}
func texts() {
  struct Text: ExpressibleByStringLiteral {
    init(stringLiteral: String) {}
    static func + (a: Text, b: Int) -> String { "" }
  }
}
func elsewhere() -> String { "a" + 1 } // error: cannot
