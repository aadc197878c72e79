/// Makes one view of those that a body lists.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
  public static func buildBlock<C0: View, C1: View>(_ c0: C0, _ c1: C1) -> TupleView<(C0, C1)> {
    TupleView((c0, c1), [c0, c1])
  }
  public static func buildBlock<C0: View, C1: View, C2: View>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleView<(C0, C1, C2)> {
    TupleView((c0, c1, c2), [c0, c1, c2])
  }
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3)
    -> TupleView<(C0, C1, C2, C3)>
  { TupleView((c0, c1, c2, c3), [c0, c1, c2, c3]) }
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleView<(C0, C1, C2, C3, C4)> { TupleView((c0, c1, c2, c3, c4), [c0, c1, c2, c3, c4]) }
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleView<(C0, C1, C2, C3, C4, C5)> { TupleView((c0, c1, c2, c3, c4, c5), [c0, c1, c2, c3, c4, c5]) }
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6), [c0, c1, c2, c3, c4, c5, c6])
  }
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7), [c0, c1, c2, c3, c4, c5, c6, c7])
  }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> TupleView<
    (C0, C1, C2, C3, C4, C5, C6, C7, C8)
  > { TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8), [c0, c1, c2, c3, c4, c5, c6, c7, c8]) }
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> TupleView<
    (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)
  > { TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9), [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9]) }
}

/// Several views, one after the other.
public struct TupleView<T>: View {
  public var value: T
  private let children: [any View]

  init(_ value: T, _ children: [any View]) {
    self.value = value
    self.children = children
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    var elements: [ScreenElement] = []
    for (index, child) in children.enumerated() { elements += child._drawn(in: place.inner("\(index)")) }
    return elements
  }

  public var _previews: [_Preview] { children.flatMap { $0._previews } }

  public func _pages(in place: _Place) -> [_Page] {
    children.enumerated().flatMap { index, child in child._pages(in: place.inner("\(index)")) }
  }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: View {
  enum Storage {
    case first(First)
    case second(Second)
  }
  private let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    switch storage {
    case .first(let view): view._drawn(in: place.inner("first"))
    case .second(let view): view._drawn(in: place.inner("second"))
    }
  }

  public func _pages(in place: _Place) -> [_Page] {
    switch storage {
    case .first(let view): view._pages(in: place.inner("first"))
    case .second(let view): view._pages(in: place.inner("second"))
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    if let view = self { return view._drawn(in: place.inner("some")) }
    return []
  }

  public func _pages(in place: _Place) -> [_Page] {
    if let view = self { return view._pages(in: place.inner("some")) }
    return []
  }
}
