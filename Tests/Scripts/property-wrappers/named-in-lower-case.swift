@propertyWrapper struct text { var wrappedValue: String }
@propertyWrapper struct warn {
  var wrappedValue: Int { didSet { if wrappedValue > limit { print("above", limit) } } }
  let limit: Int
  init(wrappedValue: Int, _ limit: Int) { (self.wrappedValue, self.limit) = (wrappedValue, limit) }
}
struct Form {
  @text var name = "Bob"
  @warn(10) var age = 3
}
var form = Form()
form.age = 11
print(form.name, form.age)
