import Film
import Glibc
import Machine

/// What goes in and out while the entries of a session run: shown and kept, or, while they are computed again, given anew
/// and only kept.
final class Recorder {
  /// What an entry has printed and read.
  struct Record {
    var output = ""
    var frames: [PrintedFrame] = []
    var lines: [String?] = []
  }

  private let host: any SessionHost
  /// Whose entries these are.
  weak var interpreter: Interpreter?
  private var isMuted: Bool
  private var bytes: [UInt8] = []
  private var frames: [PrintedFrame] = []
  /// A frame has been drawn, and will be the next that is printed.
  private var expected: (frame: Film.FrameID, bytes: [UInt8])?
  /// The line feed behind a frame belongs to it.
  private var isBehindFrame = false
  private var lines: [String?] = []
  /// The lines that were read the first time, the next one last.
  private var given: [String?] = []
  private var chance: UInt64

  /// Nobody reads on behind this many bytes.
  private static let longestOutput = 1 << 20

  init(_ host: any SessionHost, isMuted: Bool, seed: UInt64) {
    self.host = host
    self.isMuted = isMuted
    chance = seed
  }

  /// From now on what is printed is shown.
  func unmute() { isMuted = false }

  /// From now on what is printed is only kept.
  func mute() { isMuted = true }

  func output() -> Output { Output(isUnbuffered: host.isWaiting) { [self] in take($0) } }

  /// A frame has been drawn, and all that was printed before it has been handed on.
  func expect(_ frame: Film.FrameID, _ drawing: UnsafeBufferPointer<UInt8>) { expected = (frame, Array(drawing)) }

  private func take(_ written: UnsafeRawBufferPointer) -> Int32 {
    var rest = written[...]
    if rest.isEmpty { return 0 }
    if isBehindFrame, rest.first == UInt8(ascii: "\n") {
      if bytes.count < Recorder.longestOutput { bytes.append(UInt8(ascii: "\n")) }
      rest = rest.dropFirst()
    }
    isBehindFrame = false
    if let (frame, drawing) = expected, !rest.isEmpty {
      expected = nil
      if rest.starts(with: drawing) {
        let failure = hand(rest.prefix(drawing.count), frame)
        if failure != 0 { return failure }
        isBehindFrame = true
        return drawing.count == rest.count ? 0 : take(UnsafeRawBufferPointer(rebasing: rest.dropFirst(drawing.count)))
      }
    }
    return rest.isEmpty ? 0 : hand(rest, nil)
  }

  private func hand(_ part: Slice<UnsafeRawBufferPointer>, _ frame: Film.FrameID?) -> Int32 {
    if bytes.count < Recorder.longestOutput {
      if let frame { frames.append(PrintedFrame(id: frame, range: bytes.count..<bytes.count + part.count)) }
      bytes += part
    }
    return isMuted ? 0 : host.take(UnsafeRawBufferPointer(rebasing: part), frame, interpreter)
  }

  /// Begins with an entry that reads these lines again.
  func begin(reading lines: [String?] = []) {
    bytes.removeAll()
    frames.removeAll()
    (expected, isBehindFrame) = (nil, false)
    self.lines.removeAll()
    given = lines.reversed()
  }

  /// Lines that were not asked for this time may be the next.
  func end() -> Record {
    Record(output: String(decoding: bytes, as: UTF8.self), frames: frames, lines: lines + given.reversed())
  }

  func readLine(strippingNewline: Bool) -> String? {
    let line = isMuted ? given.popLast() ?? nil : host.readLine()
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

/// Where a frame stands in what an entry has printed.
public struct PrintedFrame {
  public let id: Film.FrameID
  /// In bytes; the line feed behind it is not in it.
  public let range: Range<Int>
}
