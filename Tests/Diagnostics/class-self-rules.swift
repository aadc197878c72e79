class A { init() {}
  class func a() -> Self { self.init() } // error: constructing an object of class type `A` with a metatype value must use a `required` initializer
  func b() -> Self { A() } // error: cannot convert return expression of type `A` to return type `Self`
  func c() -> Self { return A() } // error: cannot convert return expression of type `A` to return type `Self`
  func d() -> Self { Self() } // error: constructing an object of class type `A` with a metatype value must use a `required` initializer
  func e() -> Self { type(of: self).init() } // error: constructing an object of class type `A` with a metatype value must use a `required` initializer
  func f(_ o: A) -> Self { o } // error: cannot convert return expression of type `A` to return type `Self`
  func g() -> Self { let x = A(); return x } // error: cannot convert return expression of type `A` to return type `Self`
  func h(_ s: Self) {} // error: covariant `Self` or `Self?` can only appear as the type of a property, subscript or method result
  var q: Self // error: covariant `Self` or `Self?` can only appear as the type of a property, subscript or method result
  static func ok() -> A { A() }
}
