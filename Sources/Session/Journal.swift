import Diagnostics
import Syntax

/// What a session consists of, as bytes: from them it can be computed again in another process, when a fault has ended this one.
extension Session {
  public var journal: [UInt8] {
    var writer = PackedWriter()
    writer.write(number: seed)
    for list in [steps, ahead] {
      writer.write(number: UInt64(list.count))
      for step in list {
        writer.write(number: step.kind == .event ? 1 : 0)
        writer.write(text: step.source.name)
        writer.write(bytes: step.source.text)
        writer.write(text: step.command)
        writer.write(number: UInt64(step.lines.count))
        for line in step.lines { writer.write(text: line) }
      }
    }
    return writer.bytes
  }

  /// Computes the steps of a journal, without a word, as far as they can be. What lay ahead still does; what could be taken back by
  /// `undo` are the steps alone.
  ///
  /// - Returns: how many steps there are again.
  public func resume(_ journal: [UInt8]) -> Int {
    var reader = PackedReader(bytes: journal)
    guard let seed = reader.number() else { return 0 }
    begin(seed: seed)
    var isWhole = true
    for _ in 0..<(reader.number() ?? 0) {
      guard isWhole, let step = reader.step(interpreter.operators) else { break }
      isWhole = resume(step)
    }
    if isWhole { putAhead((0..<(reader.number() ?? 0)).compactMap { _ in reader.step(interpreter.operators) }) }
    recorder.unmute()
    return steps.count
  }
}

extension PackedReader {
  fileprivate mutating func step(_ operators: OperatorTable) -> SessionStep? {
    guard let kind = number(), let name = text(), let bytes = take() else { return nil }
    let command = text()
    guard let lineCount = number() else { return nil }
    let source = Source(name: name, text: bytes)
    var step = SessionStep(kind == 1 ? .event : .entry, source, operators: operators, command: command)
    step.lines = (0..<lineCount).map { _ in text() }
    return step
  }
}
