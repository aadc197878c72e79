/// What a module adds to a type in terms of streams: `value.rx`.
@dynamicMemberLookup
public struct Reactive<Base> {
  public let base: Base

  public init(_ base: Base) { self.base = base }

  /// A property of an object as what can be bound to.
  public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
  where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

public protocol ReactiveCompatible {
  associatedtype ReactiveBase
  static var rx: Reactive<ReactiveBase>.Type { get set }
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}
