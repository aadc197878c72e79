struct Box<T> { var v: T; init(_ v: T) { self.v = v } }
extension Box: ExpressibleByIntegerLiteral where T: ExpressibleByIntegerLiteral { init(integerLiteral i: T.IntegerLiteralType) { self.init(T(integerLiteral: i)) } }
let b = Box(1)  // error: cannot find out the type
