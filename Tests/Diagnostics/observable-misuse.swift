import Observation

// What the macro can't stand on, and what it leaves of a class.

@Observable struct Value { var a = 1 }  // error: `@Observable` on a struct
@Observable enum Choice { case a }
@propertyWrapper struct Wrapper { var wrappedValue = 1 }
@Observable class Wrapped {
  @Wrapper var x: Int  // error: a property wrapper on what `@Observable` computes
}
@Observable class Unset {  // error: no initializers
  var x: Int
}
class Plain {
  @ObservationIgnored var x = 1
}
@ObservationIgnored class Ignored {}  // error: `@ObservationIgnored` here
@Observable class Delayed {
  lazy var x = 1  // error: `lazy`
}
@Observable func notAType() {}  // error: `@Observable` here
