@propertyWrapper struct W<T> { var wrappedValue: T }
class A { var x = 1 }
class B: A { @W override var x = 2 }  // error: `override` on a wrapped property
class C {}
struct S { @W weak var x: C? }  // error: `weak` on a wrapped property
struct L { @W lazy var x = 1 }  // error: `lazy` on a wrapped property
struct U { @W unowned var x: C }  // error: `unowned` on a wrapped property
class D: A { @W final var y = 2 }
