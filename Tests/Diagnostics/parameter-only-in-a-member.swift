protocol A { associatedtype X: Hashable }
func g<T: A>(_ s: Set<T.X>) -> Int { s.count }  // error: generic parameter `T` is not used in function signature
