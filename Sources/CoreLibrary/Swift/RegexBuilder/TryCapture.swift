// What is kept of a match, where something can be made of it.

/// Keeps what is made of what a part matches; where nothing can be made of it, it does not match.
public struct TryCapture<Output>: RegexComponent {
  public typealias RegexOutput = Output
  public var regex: Regex<Output>

  @_disfavoredOverload public init<W, NewCapture>(
    _ component: some RegexComponent<W>, transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture) {
    regex = Regex(_trying: component, transform)
  }
  @_disfavoredOverload public init<W, NewCapture>(
    _ component: some RegexComponent<W>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture) {
    regex = Regex(_trying: component, as: reference._raw, transform)
  }
  @_disfavoredOverload public init<W, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture) {
    regex = Regex(_trying: componentBuilder(), transform)
  }
  @_disfavoredOverload public init<W, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture) {
    regex = Regex(_trying: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, NewCapture>(
    _ component: some RegexComponent<(W, C1)>, transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1) {
    regex = Regex(_trying: component, transform)
  }
  public init<W, C1, NewCapture>(
    _ component: some RegexComponent<(W, C1)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1) {
    regex = Regex(_trying: component, as: reference._raw, transform)
  }
  public init<W, C1, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1) {
    regex = Regex(_trying: componentBuilder(), transform)
  }
  public init<W, C1, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1) {
    regex = Regex(_trying: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2)>, transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2) {
    regex = Regex(_trying: component, transform)
  }
  public init<W, C1, C2, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2) {
    regex = Regex(_trying: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2) {
    regex = Regex(_trying: componentBuilder(), transform)
  }
  public init<W, C1, C2, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2) {
    regex = Regex(_trying: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3)>, transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3) {
    regex = Regex(_trying: component, transform)
  }
  public init<W, C1, C2, C3, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3) {
    regex = Regex(_trying: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3) {
    regex = Regex(_trying: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3) {
    regex = Regex(_trying: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>, transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4) {
    regex = Regex(_trying: component, transform)
  }
  public init<W, C1, C2, C3, C4, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4) {
    regex = Regex(_trying: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4) {
    regex = Regex(_trying: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4) {
    regex = Regex(_trying: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5) {
    regex = Regex(_trying: component, transform)
  }
  public init<W, C1, C2, C3, C4, C5, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5) {
    regex = Regex(_trying: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5) {
    regex = Regex(_trying: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, C5, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5) {
    regex = Regex(_trying: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_trying: component, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_trying: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_trying: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_trying: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_trying: component, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_trying: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_trying: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_trying: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_trying: component, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_trying: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_trying: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_trying: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_trying: component, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_trying: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_trying: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    transform: @escaping (W) throws -> NewCapture?
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_trying: componentBuilder(), as: reference._raw, transform)
  }
}
