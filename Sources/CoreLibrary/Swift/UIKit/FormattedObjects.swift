/// Objects are given to formats (`%@`): on Apple's systems every object is.
extension NSObject: CVarArg {}
