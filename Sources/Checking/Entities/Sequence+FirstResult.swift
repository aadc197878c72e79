extension Sequence {
  /// What is made of the first element of which something can be made. Behind `lazy.compactMap`, `first` would make it twice, and
  /// in a recursion twice at each level.
  func firstResult<Result>(_ make: (Element) throws -> Result?) rethrows -> Result? {
    for element in self { if let result = try make(element) { return result } }
    return nil
  }
}
