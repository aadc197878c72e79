import Diagnostics
import Film
import Stage

/// A script that is run again whenever it has changed, and what is another time each time.
///
/// A run may happen in a process of its own, whose memory goes with it: what is left of it is bytes.
public struct WatchedScript {
  private let last: Trace?
  private let commandLine: [String]
  private let seed: UInt64

  public struct Run {
    public let outcome: Outcome
    /// What is otherwise than the last time it ran, a line each; nil the first time, and where it did not run.
    public let changes: [String]?
    /// What went wrong with the output.
    public let problem: String?
    /// What the next run is compared with.
    public let trace: [UInt8]
  }

  /// - Parameters:
  ///   - seed: what comes by lot is the same in each run.
  ///   - trace: what is left of the run before.
  public init(commandLine: [String], seed: UInt64, after trace: [UInt8]) {
    self.commandLine = commandLine
    self.seed = seed
    last = Trace(trace)
  }

  public func run(_ sources: [Source], top: Source?) -> Run {
    var options = Interpreter.Options()
    options.commandLine = commandLine
    let recorder = Recorder(TerminalHost(), isMuted: false, seed: seed)
    let recording = FilmRecorder()
    options.recorder = recorder
    options.film = recording
    recorder.begin()
    let interpreter = Interpreter(options: options)
    let outcome = interpreter.run(sources, top: top)
    let problem = interpreter.flush()
    // A version that does not run leaves the last one that did to compare the next one with.
    guard let isWhole = WatchedScript.isWhole(outcome) else {
      return Run(outcome: outcome, changes: nil, problem: problem, trace: last?.bytes ?? [])
    }
    let trace = Trace(
      reels: recording.film(named: "").reels, lines: linesBesideDrawings(in: recorder.end().output), isWhole: isWhole)
    return Run(
      outcome: outcome, changes: last.map { WatchedScript.changes(from: $0, to: trace) }, problem: problem,
      trace: trace.bytes)
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

  private static func looks(from old: [Trace.Reel], to new: [Trace.Reel]) -> [String] {
    var changed: [String] = []
    for (index, reel) in new.enumerated() {
      let name = reel.name
      guard index < old.count, old[index].kind == reel.kind else {
        changed.append(name)
        continue
      }
      let (before, now) = (old[index].frames, reel.frames)
      let same = zip(before, now).prefix { $0 == $1 }.count
      if same == before.count, same == now.count { continue }
      changed.append(same == 0 ? name : "\(name) from frame \(same) on")
    }
    let fewer = old.count - new.count
    let rest = fewer > 0 ? "\(fewer) fewer than before" : ""
    if changed.isEmpty { return fewer > 0 ? [rest] : [] }
    let listed = changed.prefix(mostNamed).joined(separator: ", ") + (changed.count > mostNamed ? ", …" : "")
    return ["\(changed.count) of \(new.count) look different: \(listed)" + (fewer > 0 ? "; \(rest)" : "")]
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

/// What is left of a run: how its frames looked, and what it printed beside them.
private struct Trace {
  struct Reel {
    let kind: UInt64
    /// `cell 2 (Minion)`: those of a kind are counted by themselves.
    let name: String
    /// A number for the looks of each frame, which is another one where it looks different.
    let frames: [UInt64]
  }

  let reels: [Reel]
  let lines: [String]
  let isWhole: Bool

  init(reels: [Film.Reel], lines: [String], isWhole: Bool) {
    self.reels = reels.indices.map { index in
      let reel = reels[index]
      let number = reels[...index].count { $0.kind == reel.kind }
      let (kind, name): (UInt64, String) =
        switch reel.kind {
        case .cell: (0, "cell \(number) (\(reel.subject))")
        case .screen: (1, "screen \(number) (\(reel.subject))")
        case .sheet: (2, "sheet \(number)")
        case .drawings: (3, "the drawings")
        }
      return Reel(kind: kind, name: name, frames: reel.frames.map { Trace.looks(of: $0.scene) })
    }
    self.lines = lines
    self.isWhole = isWhole
  }

  /// Where nothing is cut off and no colour left out (FNV-1a).
  private static func looks(of scene: Scene) -> UInt64 {
    scene.drawing(StageSettings(width: 1_000, colors: .full)).utf8.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
  }

  // MARK: As bytes

  var bytes: [UInt8] {
    var writer = PackedWriter()
    writer.write(number: isWhole ? 1 : 0)
    writer.write(number: UInt64(reels.count))
    for reel in reels {
      writer.write(number: reel.kind)
      writer.write(text: reel.name)
      writer.write(number: UInt64(reel.frames.count))
      for frame in reel.frames { writer.write(number: frame) }
    }
    writer.write(number: UInt64(lines.count))
    for line in lines { writer.write(text: line) }
    return writer.bytes
  }

  /// Nil where nothing is left.
  init?(_ bytes: [UInt8]) {
    var reader = PackedReader(bytes: bytes)
    guard let isWhole = reader.number(), let reelCount = reader.number() else { return nil }
    var reels: [Reel] = []
    for _ in 0..<reelCount {
      guard let kind = reader.number(), let name = reader.text(), let frameCount = reader.number() else { return nil }
      reels.append(Reel(kind: kind, name: name, frames: (0..<frameCount).compactMap { _ in reader.number() }))
    }
    guard let lineCount = reader.number() else { return nil }
    self.reels = reels
    lines = (0..<lineCount).compactMap { _ in reader.text() }
    self.isWhole = isWhole == 1
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
