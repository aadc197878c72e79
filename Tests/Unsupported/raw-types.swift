enum Height: Float { case low = 1.5 }  // unsupported: Zoetrope does not support a `Float` as raw type
enum Later { case value(@autoclosure () -> Int) }  // unsupported: Zoetrope does not support `@autoclosure` in what a case carries
