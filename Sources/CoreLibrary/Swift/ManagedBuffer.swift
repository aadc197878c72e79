/// An object with memory of its own for elements, beside a header that says what is in it.
open class ManagedBuffer<Header, Element> {
  final let _header: UnsafeMutablePointer<Header>
  final let _elements: UnsafeMutablePointer<Element>
  /// For how many elements there is room.
  public final let capacity: Int

  public required init(_capacity: Int) {
    _header = UnsafeMutablePointer<Header>.allocate(capacity: 1)
    _elements = UnsafeMutablePointer<Element>.allocate(capacity: _capacity)
    capacity = _capacity
  }
  deinit {
    _elements.deallocate()
    _header.deallocate()
  }

  /// An object of the class that is asked, of which the closure makes the header.
  public class func create(
    minimumCapacity: Int, makingHeaderWith factory: (ManagedBuffer<Header, Element>) throws -> Header
  ) rethrows -> ManagedBuffer<Header, Element> {
    let buffer = self.init(_capacity: minimumCapacity)
    buffer._header.initialize(to: try factory(buffer))
    return buffer
  }

  public final var header: Header {
    get { _header.pointee }
    set { _header.pointee = newValue }
  }
  public final func withUnsafeMutablePointerToHeader<R>(
    _ body: (UnsafeMutablePointer<Header>) throws -> R
  ) rethrows -> R { try body(_header) }
  public final func withUnsafeMutablePointerToElements<R>(
    _ body: (UnsafeMutablePointer<Element>) throws -> R
  ) rethrows -> R { try body(_elements) }
  public final func withUnsafeMutablePointers<R>(
    _ body: (UnsafeMutablePointer<Header>, UnsafeMutablePointer<Element>) throws -> R
  ) rethrows -> R { try body(_header, _elements) }
}
