import Film
import Glibc
import Machine

/// Where the entries of a session print, and from where they read.
public protocol SessionHost: AnyObject {
  /// Whether somebody is to be shown what is printed as soon as it is.
  var isWaiting: Bool { get }

  /// An entry has printed something: a frame, if there is one, without the line feed behind it.
  ///
  /// - Returns: 0, or the number of the error.
  func take(_ printed: UnsafeRawBufferPointer, _ frame: Film.FrameID?, _ interpreter: Interpreter?) -> Int32

  /// A line with its line feed; nil at the end of what there is to read.
  func readLine() -> String?
}

/// Standard input and output.
final class TerminalHost: SessionHost {
  /// One for all: what has come in behind a line belongs to the next one that is read.
  nonisolated(unsafe) private static let input = Input()

  var isWaiting: Bool { false }

  func take(_ printed: UnsafeRawBufferPointer, _ frame: Film.FrameID?, _ interpreter: Interpreter?) -> Int32 {
    let failure = Output.write(printed, to: STDOUT_FILENO)
    if failure != 0 || frame == nil { return failure }
    return [UInt8(ascii: "\n")].withUnsafeBytes { Output.write($0, to: STDOUT_FILENO) }
  }

  func readLine() -> String? { TerminalHost.input.readLine(strippingNewline: false) }
}
