/// Gives one thing after the other, of whatever type.
open class NSEnumerator: NSObject, Sequence, IteratorProtocol {
  open func nextObject() -> Any? { nil }
  public func next() -> Any? { nextObject() }

  open var allObjects: [Any] {
    var result: [Any] = []
    while let object = nextObject() { result.append(object) }
    return result
  }
}
