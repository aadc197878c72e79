struct Length: ExpressibleByIntegerLiteral, Equatable {
  var meters: Int
  init(integerLiteral meters: Int) { self.meters = meters }
}
enum Height: Length { case low = 1 }  // unsupported: Zoetrope does not support a `Length` as raw type
enum Later { case value(@autoclosure () -> Int) }  // unsupported: Zoetrope does not support `@autoclosure` in what a case carries
