import Diagnostics
import Film

/// A script that is run again whenever it has changed, and what is another time each time.
public final class WatchedScript {
  private var last: Trace?
  private let commandLine: [String]
  private let seed = UInt64.random(in: 0 ... .max)

  public struct Run {
    public let outcome: Outcome
    /// What is otherwise than the last time it ran, a line each; nil the first time, and where it did not run.
    public let changes: [String]?
    /// What went wrong with the output.
    public let problem: String?
  }

  /// What is left of a run.
  private struct Trace {
    let reels: [Film.Reel]
    let lines: [String]
    let isWhole: Bool
  }

  public init(commandLine: [String]) { self.commandLine = commandLine }

  public func run(_ sources: [Source], top: Source?) -> Run {
    var options = Interpreter.Options()
    options.commandLine = commandLine
    let recorder = Recorder(isMuted: false, seed: seed)
    let recording = FilmRecorder()
    options.recorder = recorder
    options.film = recording
    recorder.begin()
    let interpreter = Interpreter(options: options)
    let outcome = interpreter.run(sources, top: top)
    let problem = interpreter.flush()
    // A version that does not run leaves the last one that did to compare the next one with.
    guard let isWhole = WatchedScript.isWhole(outcome) else {
      return Run(outcome: outcome, changes: nil, problem: problem)
    }
    let trace = Trace(
      reels: recording.film(named: "").reels, lines: linesBesideDrawings(in: recorder.end().output), isWhole: isWhole)
    defer { last = trace }
    return Run(outcome: outcome, changes: last.map { WatchedScript.changes(from: $0, to: trace) }, problem: problem)
  }

  /// Whether it came to its end; nil where it did not run, or was stopped.
  private static func isWhole(_ outcome: Outcome) -> Bool? {
    switch outcome.ending {
    case .finished, .exited: true
    case .trapped: false
    default: nil
    }
  }

  // MARK: Comparing

  private static let mostNamed = 8
  private static let longestLine = 60

  private static func changes(from old: Trace, to new: Trace) -> [String] {
    var words = looks(from: old.reels, to: new.reels) + output(from: old.lines, to: new.lines)
    if old.isWhole != new.isWhole {
      words.append(new.isWhole ? "it comes to its end again" : "it came to its end before")
    }
    return words.isEmpty ? ["everything is as before"] : words
  }

  private static func looks(from old: [Film.Reel], to new: [Film.Reel]) -> [String] {
    var changed: [String] = []
    for (index, reel) in new.enumerated() {
      let name = name(of: index, among: new)
      guard index < old.count, old[index].kind == reel.kind else {
        changed.append(name)
        continue
      }
      let (before, now) = (old[index].frames, reel.frames)
      let same = zip(before, now).prefix { $0.scene == $1.scene }.count
      if same == before.count, same == now.count { continue }
      changed.append(same == 0 ? name : "\(name) from frame \(same) on")
    }
    let fewer = old.count - new.count
    let rest = fewer > 0 ? "\(fewer) fewer than before" : ""
    if changed.isEmpty { return fewer > 0 ? [rest] : [] }
    let listed = changed.prefix(mostNamed).joined(separator: ", ") + (changed.count > mostNamed ? ", …" : "")
    return ["\(changed.count) of \(new.count) look different: \(listed)" + (fewer > 0 ? "; \(rest)" : "")]
  }

  /// `cell 2 (Minion)`: those of a kind are counted by themselves.
  private static func name(of index: Int, among reels: [Film.Reel]) -> String {
    let reel = reels[index]
    let number = reels[...index].count { $0.kind == reel.kind }
    return switch reel.kind {
    case .cell: "cell \(number) (\(reel.subject))"
    case .screen: "screen \(number) (\(reel.subject))"
    case .sheet: "sheet \(number)"
    case .drawings: "the drawings"
    }
  }

  private static func output(from old: [String], to new: [String]) -> [String] {
    let same = zip(old, new).prefix { $0 == $1 }.count
    if same == old.count, same == new.count { return [] }
    if same == old.count { return ["lines of output more: \(new.count - same), from `\(shortened(new[same]))` on"] }
    if same == new.count { return ["lines of output fewer: \(old.count - same), from `\(shortened(old[same]))` on"] }
    return ["line \(same + 1) of the output was `\(shortened(old[same]))`, is `\(shortened(new[same]))`"]
  }

  private static func shortened(_ line: String) -> String {
    line.count > longestLine ? line.prefix(longestLine) + "…" : line
  }
}

/// The lines of an output that are not the frames of what was drawn, without colours.
package func linesBesideDrawings(in output: String) -> [String] {
  withoutColors(output).split(separator: "\n").map(String.init).filter { line in
    line.first.map { !"╭│╰├┌└".contains($0) } ?? false
  }
}

/// A text without the escapes that drawings are coloured by.
private func withoutColors(_ text: String) -> String {
  guard text.utf8.contains(0x1B) else { return text }
  var isEscape = false
  var kept = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "\u{1B}" { isEscape = true }
    if !isEscape { kept.append(scalar) }
    if isEscape, scalar.properties.isAlphabetic { isEscape = false }
  }
  return String(kept)
}
