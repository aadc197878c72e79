import Glibc
import Machine

/// What goes in and out while the entries of a session run: shown and kept, or, while they are computed again, given anew
/// and only kept.
final class Recorder {
  /// What an entry has printed and read.
  struct Record {
    var output = ""
    var lines: [String?] = []
  }

  /// One for all: what has come in behind a line belongs to the next one that is read.
  nonisolated(unsafe) private static let input = Input()

  private var isMuted: Bool
  private var bytes: [UInt8] = []
  private var lines: [String?] = []
  /// The lines that were read the first time, the next one last.
  private var given: [String?] = []
  private var chance: UInt64

  /// Nobody reads on behind this many bytes.
  private static let longestOutput = 1 << 20

  init(isMuted: Bool, seed: UInt64) {
    self.isMuted = isMuted
    chance = seed
  }

  /// From now on what is printed is shown.
  func unmute() { isMuted = false }

  /// From now on it is only kept.
  func mute() { isMuted = true }

  func output() -> Output {
    Output { [self] written in
      if bytes.count < Recorder.longestOutput { bytes += written }
      return isMuted ? 0 : Output.write(written, to: STDOUT_FILENO)
    }
  }

  /// Begins with an entry that reads these lines again.
  func begin(reading lines: [String?] = []) {
    bytes.removeAll()
    self.lines.removeAll()
    given = lines.reversed()
  }

  /// Lines that were not asked for this time may be the next.
  func end() -> Record {
    Record(output: String(decoding: bytes, as: UTF8.self), lines: lines + given.reversed())
  }

  func readLine(strippingNewline: Bool) -> String? {
    let line = isMuted ? given.popLast() ?? nil : Recorder.input.readLine(strippingNewline: false)
    lines.append(line)
    // A line feed with a carriage return before it is one character.
    guard strippingNewline, let line, let last = line.last, last.isNewline else { return line }
    return String(line.dropLast())
  }

  /// SplitMix64: the same chance again from the same seed.
  func nextRandom() -> UInt64 {
    chance &+= 0x9E37_79B9_7F4A_7C15
    var mixed = chance
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
