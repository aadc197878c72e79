// What is repeated a number of times.

/// As often as a number or a range says.
public struct Repeat<Output>: RegexComponent {
  public typealias RegexOutput = Output
  public var regex: Regex<Output>

  @_disfavoredOverload public init(_ component: some RegexComponent, count: Int) where Output == Substring {
    regex = Regex(_repeating: component, count, count, nil, isSeen: false)
  }
  @_disfavoredOverload public init(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent
  ) where Output == Substring {
    regex = Regex(_repeating: componentBuilder(), count, count, nil, isSeen: false)
  }
  @_disfavoredOverload public init(
    _ component: some RegexComponent, _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil
  ) where Output == Substring {
    regex = Regex(_repeating: component, expression, behavior, isSeen: false)
  }
  @_disfavoredOverload public init(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent
  ) where Output == Substring {
    regex = Regex(_repeating: componentBuilder(), expression, behavior, isSeen: false)
  }
  public init<W, C1>(_ component: some RegexComponent<(W, C1)>, count: Int) where Output == (Substring, C1?) {
    regex = Regex(_repeating: component, count, count, nil)
  }
  public init<W, C1>(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>
  ) where Output == (Substring, C1?) {
    regex = Regex(_repeating: componentBuilder(), count, count, nil)
  }
  public init<W, C1>(
    _ component: some RegexComponent<(W, C1)>,
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil
  ) where Output == (Substring, C1?) {
    regex = Regex(_repeating: component, expression, behavior)
  }
  public init<W, C1>(
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>
  ) where Output == (Substring, C1?) {
    regex = Regex(_repeating: componentBuilder(), expression, behavior)
  }
  public init<W, C1, C2>(
    _ component: some RegexComponent<(W, C1, C2)>, count: Int
  ) where Output == (Substring, C1?, C2?) {
    regex = Regex(_repeating: component, count, count, nil)
  }
  public init<W, C1, C2>(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>
  ) where Output == (Substring, C1?, C2?) {
    regex = Regex(_repeating: componentBuilder(), count, count, nil)
  }
  public init<W, C1, C2>(
    _ component: some RegexComponent<(W, C1, C2)>,
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil
  ) where Output == (Substring, C1?, C2?) {
    regex = Regex(_repeating: component, expression, behavior)
  }
  public init<W, C1, C2>(
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>
  ) where Output == (Substring, C1?, C2?) {
    regex = Regex(_repeating: componentBuilder(), expression, behavior)
  }
  public init<W, C1, C2, C3>(
    _ component: some RegexComponent<(W, C1, C2, C3)>, count: Int
  ) where Output == (Substring, C1?, C2?, C3?) {
    regex = Regex(_repeating: component, count, count, nil)
  }
  public init<W, C1, C2, C3>(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>
  ) where Output == (Substring, C1?, C2?, C3?) {
    regex = Regex(_repeating: componentBuilder(), count, count, nil)
  }
  public init<W, C1, C2, C3>(
    _ component: some RegexComponent<(W, C1, C2, C3)>,
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil
  ) where Output == (Substring, C1?, C2?, C3?) {
    regex = Regex(_repeating: component, expression, behavior)
  }
  public init<W, C1, C2, C3>(
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>
  ) where Output == (Substring, C1?, C2?, C3?) {
    regex = Regex(_repeating: componentBuilder(), expression, behavior)
  }
  public init<W, C1, C2, C3, C4>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>, count: Int
  ) where Output == (Substring, C1?, C2?, C3?, C4?) {
    regex = Regex(_repeating: component, count, count, nil)
  }
  public init<W, C1, C2, C3, C4>(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?) {
    regex = Regex(_repeating: componentBuilder(), count, count, nil)
  }
  public init<W, C1, C2, C3, C4>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>,
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil
  ) where Output == (Substring, C1?, C2?, C3?, C4?) {
    regex = Regex(_repeating: component, expression, behavior)
  }
  public init<W, C1, C2, C3, C4>(
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?) {
    regex = Regex(_repeating: componentBuilder(), expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, count: Int
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?) {
    regex = Regex(_repeating: component, count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5>(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?) {
    regex = Regex(_repeating: componentBuilder(), count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>,
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?) {
    regex = Regex(_repeating: component, expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5>(
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?) {
    regex = Regex(_repeating: componentBuilder(), expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5, C6>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, count: Int
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?) {
    regex = Regex(_repeating: component, count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5, C6>(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?) {
    regex = Regex(_repeating: componentBuilder(), count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5, C6>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>,
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?) {
    regex = Regex(_repeating: component, expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5, C6>(
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?) {
    regex = Regex(_repeating: componentBuilder(), expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, count: Int
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?) {
    regex = Regex(_repeating: component, count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7>(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?) {
    regex = Regex(_repeating: componentBuilder(), count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?) {
    regex = Regex(_repeating: component, expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7>(
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?) {
    regex = Regex(_repeating: componentBuilder(), expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, count: Int
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?) {
    regex = Regex(_repeating: component, count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    count: Int,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?) {
    regex = Regex(_repeating: componentBuilder(), count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?) {
    regex = Regex(_repeating: component, expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?) {
    regex = Regex(_repeating: componentBuilder(), expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, count: Int
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?) {
    regex = Regex(_repeating: component, count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    count: Int,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?) {
    regex = Regex(_repeating: componentBuilder(), count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?) {
    regex = Regex(_repeating: component, expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?) {
    regex = Regex(_repeating: componentBuilder(), expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, count: Int
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?) {
    regex = Regex(_repeating: component, count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    count: Int,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?) {
    regex = Regex(_repeating: componentBuilder(), count, count, nil)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>,
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?) {
    regex = Regex(_repeating: component, expression, behavior)
  }
  public init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?) {
    regex = Regex(_repeating: componentBuilder(), expression, behavior)
  }
}
