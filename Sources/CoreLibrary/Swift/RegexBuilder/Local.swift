// What is taken once it matches, without trying another way.

/// A part of an expression that does not go back into itself.
public struct Local<Output>: RegexComponent {
  public typealias RegexOutput = Output
  public var regex: Regex<Output>

  @_disfavoredOverload public init(_ component: some RegexComponent) where Output == Substring {
    regex = Regex(_settling: component, isSeen: false)
  }
  @_disfavoredOverload public init(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent
  ) where Output == Substring {
    regex = Regex(_settling: componentBuilder(), isSeen: false)
  }
  public init<W, C1>(_ component: some RegexComponent<(W, C1)>) where Output == (Substring, C1) {
    regex = Regex(_settling: component)
  }
  public init<W, C1>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>
  ) where Output == (Substring, C1) {
    regex = Regex(_settling: componentBuilder())
  }
  public init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>) where Output == (Substring, C1, C2) {
    regex = Regex(_settling: component)
  }
  public init<W, C1, C2>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>
  ) where Output == (Substring, C1, C2) {
    regex = Regex(_settling: componentBuilder())
  }
  public init<W, C1, C2, C3>(
    _ component: some RegexComponent<(W, C1, C2, C3)>
  ) where Output == (Substring, C1, C2, C3) {
    regex = Regex(_settling: component)
  }
  public init<W, C1, C2, C3>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>
  ) where Output == (Substring, C1, C2, C3) {
    regex = Regex(_settling: componentBuilder())
  }
  public init<W, C1, C2, C3, C4>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>
  ) where Output == (Substring, C1, C2, C3, C4) {
    regex = Regex(_settling: component)
  }
  public init<W, C1, C2, C3, C4>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>
  ) where Output == (Substring, C1, C2, C3, C4) {
    regex = Regex(_settling: componentBuilder())
  }
  public init<W, C1, C2, C3, C4, C5>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>
  ) where Output == (Substring, C1, C2, C3, C4, C5) {
    regex = Regex(_settling: component)
  }
  public init<W, C1, C2, C3, C4, C5>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>
  ) where Output == (Substring, C1, C2, C3, C4, C5) {
    regex = Regex(_settling: componentBuilder())
  }
  public init<W, C1, C2, C3, C4, C5, C6>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>
  ) where Output == (Substring, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_settling: component)
  }
  public init<W, C1, C2, C3, C4, C5, C6>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>
  ) where Output == (Substring, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_settling: componentBuilder())
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>
  ) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_settling: component)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>
  ) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_settling: componentBuilder())
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_settling: component)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_settling: componentBuilder())
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_settling: component)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_settling: componentBuilder())
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10) {
    regex = Regex(_settling: component)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10) {
    regex = Regex(_settling: componentBuilder())
  }
}
