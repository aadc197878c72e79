// What is kept of a match.

/// Keeps what a part matches, or what is made of it.
public struct Capture<Output>: RegexComponent {
  public typealias RegexOutput = Output
  public var regex: Regex<Output>

  @_disfavoredOverload public init<W>(_ component: some RegexComponent<W>) where Output == (Substring, W) {
    regex = Regex(_capturing: component)
  }
  @_disfavoredOverload public init<W>(
    _ component: some RegexComponent<W>, as reference: Reference<W>
  ) where Output == (Substring, W) {
    regex = Regex(_capturing: component, as: reference._raw)
  }
  @_disfavoredOverload public init<W, NewCapture>(
    _ component: some RegexComponent<W>, transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture) {
    regex = Regex(_capturing: component, transform)
  }
  @_disfavoredOverload public init<W, NewCapture>(
    _ component: some RegexComponent<W>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture) {
    regex = Regex(_capturing: component, as: reference._raw, transform)
  }
  @_disfavoredOverload public init<W>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>
  ) where Output == (Substring, W) {
    regex = Regex(_capturing: componentBuilder())
  }
  @_disfavoredOverload public init<W>(
    as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>
  ) where Output == (Substring, W) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw)
  }
  @_disfavoredOverload public init<W, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture) {
    regex = Regex(_capturing: componentBuilder(), transform)
  }
  @_disfavoredOverload public init<W, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1>(_ component: some RegexComponent<(W, C1)>) where Output == (Substring, W, C1) {
    regex = Regex(_capturing: component)
  }
  public init<W, C1>(
    _ component: some RegexComponent<(W, C1)>, as reference: Reference<W>
  ) where Output == (Substring, W, C1) {
    regex = Regex(_capturing: component, as: reference._raw)
  }
  public init<W, C1, NewCapture>(
    _ component: some RegexComponent<(W, C1)>, transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1) {
    regex = Regex(_capturing: component, transform)
  }
  public init<W, C1, NewCapture>(
    _ component: some RegexComponent<(W, C1)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1) {
    regex = Regex(_capturing: component, as: reference._raw, transform)
  }
  public init<W, C1>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>
  ) where Output == (Substring, W, C1) {
    regex = Regex(_capturing: componentBuilder())
  }
  public init<W, C1>(
    as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>
  ) where Output == (Substring, W, C1) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw)
  }
  public init<W, C1, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1) {
    regex = Regex(_capturing: componentBuilder(), transform)
  }
  public init<W, C1, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>) where Output == (Substring, W, C1, C2) {
    regex = Regex(_capturing: component)
  }
  public init<W, C1, C2>(
    _ component: some RegexComponent<(W, C1, C2)>, as reference: Reference<W>
  ) where Output == (Substring, W, C1, C2) {
    regex = Regex(_capturing: component, as: reference._raw)
  }
  public init<W, C1, C2, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2)>, transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2) {
    regex = Regex(_capturing: component, transform)
  }
  public init<W, C1, C2, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2) {
    regex = Regex(_capturing: component, as: reference._raw, transform)
  }
  public init<W, C1, C2>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>
  ) where Output == (Substring, W, C1, C2) {
    regex = Regex(_capturing: componentBuilder())
  }
  public init<W, C1, C2>(
    as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>
  ) where Output == (Substring, W, C1, C2) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw)
  }
  public init<W, C1, C2, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2) {
    regex = Regex(_capturing: componentBuilder(), transform)
  }
  public init<W, C1, C2, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3>(
    _ component: some RegexComponent<(W, C1, C2, C3)>
  ) where Output == (Substring, W, C1, C2, C3) {
    regex = Regex(_capturing: component)
  }
  public init<W, C1, C2, C3>(
    _ component: some RegexComponent<(W, C1, C2, C3)>, as reference: Reference<W>
  ) where Output == (Substring, W, C1, C2, C3) {
    regex = Regex(_capturing: component, as: reference._raw)
  }
  public init<W, C1, C2, C3, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3)>, transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3) {
    regex = Regex(_capturing: component, transform)
  }
  public init<W, C1, C2, C3, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3) {
    regex = Regex(_capturing: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>
  ) where Output == (Substring, W, C1, C2, C3) {
    regex = Regex(_capturing: componentBuilder())
  }
  public init<W, C1, C2, C3>(
    as reference: Reference<W>, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>
  ) where Output == (Substring, W, C1, C2, C3) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw)
  }
  public init<W, C1, C2, C3, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3) {
    regex = Regex(_capturing: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>
  ) where Output == (Substring, W, C1, C2, C3, C4) {
    regex = Regex(_capturing: component)
  }
  public init<W, C1, C2, C3, C4>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>, as reference: Reference<W>
  ) where Output == (Substring, W, C1, C2, C3, C4) {
    regex = Regex(_capturing: component, as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>, transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4) {
    regex = Regex(_capturing: component, transform)
  }
  public init<W, C1, C2, C3, C4, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4) {
    regex = Regex(_capturing: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>
  ) where Output == (Substring, W, C1, C2, C3, C4) {
    regex = Regex(_capturing: componentBuilder())
  }
  public init<W, C1, C2, C3, C4>(
    as reference: Reference<W>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>
  ) where Output == (Substring, W, C1, C2, C3, C4) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4) {
    regex = Regex(_capturing: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5) {
    regex = Regex(_capturing: component)
  }
  public init<W, C1, C2, C3, C4, C5>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, as reference: Reference<W>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5) {
    regex = Regex(_capturing: component, as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, C5, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5) {
    regex = Regex(_capturing: component, transform)
  }
  public init<W, C1, C2, C3, C4, C5, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5) {
    regex = Regex(_capturing: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5) {
    regex = Regex(_capturing: componentBuilder())
  }
  public init<W, C1, C2, C3, C4, C5>(
    as reference: Reference<W>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, C5, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5) {
    regex = Regex(_capturing: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, C5, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_capturing: component)
  }
  public init<W, C1, C2, C3, C4, C5, C6>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, as reference: Reference<W>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_capturing: component, as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_capturing: component, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_capturing: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_capturing: componentBuilder())
  }
  public init<W, C1, C2, C3, C4, C5, C6>(
    as reference: Reference<W>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_capturing: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_capturing: component)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, as reference: Reference<W>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_capturing: component, as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_capturing: component, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_capturing: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_capturing: componentBuilder())
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7>(
    as reference: Reference<W>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_capturing: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_capturing: component)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, as reference: Reference<W>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_capturing: component, as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_capturing: component, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_capturing: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_capturing: componentBuilder())
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    as reference: Reference<W>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_capturing: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_capturing: component)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, as reference: Reference<W>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_capturing: component, as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_capturing: component, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_capturing: component, as: reference._raw, transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_capturing: componentBuilder())
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    as reference: Reference<W>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) where Output == (Substring, W, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_capturing: componentBuilder(), transform)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    transform: @escaping (W) throws -> NewCapture
  ) where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9) {
    regex = Regex(_capturing: componentBuilder(), as: reference._raw, transform)
  }
}
