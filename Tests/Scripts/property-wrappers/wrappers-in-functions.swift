// Property wrappers that are declared in functions, closures and branches.
func plain() {
  @propertyWrapper struct W { var wrappedValue: Int }
  @W var x = 3
  x += 1
  print(x)
}
plain()
func nested() {
  @propertyWrapper struct W { var wrappedValue: Int }
  struct S { @W var x = 3 }
  print(S().x)
}
nested()
if true {
  @propertyWrapper struct W<T> {
    var wrappedValue: T
    var projectedValue: String { "p" }
  }
  struct S { @W var x = 3 }
  print(S().x, S().$x)
}
let c = { () -> Int in
  @propertyWrapper struct V { var wrappedValue: Int }
  @V var y = 4
  return y
}
print(c())
@propertyWrapper struct W { var wrappedValue: Int; var projectedValue: String { "global" } }
struct G { @W var x = 1 }
func shadowing() {
  @propertyWrapper struct W { var wrappedValue: Int; var projectedValue: String { "f" } }
  struct S { @W var x = 2 }
  print(S().$x)
  if true {
    @propertyWrapper struct W { var wrappedValue: Int; var projectedValue: String { "inner" } }
    struct S { @W var x = 2 }
    print(S().$x)
  }
}
func notShadowing() {
  struct S { @W var x = 3 }
  print(S().$x)
}
shadowing(); notShadowing(); print(G().$x)
