import Diagnostics
import Session

extension Lesson.TypeChange {
  public struct Impossible: Error { public let words: String }

  /// What a type of a script is drawn as, and what it would be with the change.
  public func drawings(in text: String, named name: String) throws(Impossible) -> (before: String, after: String) {
    let session = Session(commandLine: [name], isMuted: true)
    if case .ran(let outcome) = session.enter(Source(name: name, text: Array(text.utf8))) {
      if case .rejected = outcome.ending {
        let error = outcome.diagnostics.first { $0.severity == .error }
        throw Impossible(words: error?.message.headline ?? "it does not compile")
      }
    }
    switch isAdding ? session.whatIf(type, adding: trait) : session.whatIf(type, removing: trait) {
    case .nothing(let words): throw Impossible(words: words)
    case .impossible(let diagnostics):
      throw Impossible(words: diagnostics.first { $0.severity == .error }?.message.headline ?? "it can't be tried")
    case .tried(let result): return (result.drawnBefore, result.drawnAfter)
    }
  }
}
