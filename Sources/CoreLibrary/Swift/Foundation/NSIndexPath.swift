/// The object of an index path.
open class NSIndexPath: NSObject {
  let value: IndexPath
  init(_bridging value: IndexPath) { self.value = value }
  public init(index: Int) { value = IndexPath(index: index) }
  public override init() { value = IndexPath() }

  open var length: Int { value.count }
  open func index(atPosition position: Int) -> Int { value[position] }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSIndexPath)?.value == value }
  open override var hash: Int { value.hashValue }
  open override var description: String { value.description }
}

extension IndexPath {
  init(_unbridging object: NSIndexPath) { self = object.value }
}
