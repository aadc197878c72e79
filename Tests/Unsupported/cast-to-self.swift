class A {
  required init() {}
  func same(_ other: A) -> Self? { other as? Self } // unsupported: casts to `Self`
}
