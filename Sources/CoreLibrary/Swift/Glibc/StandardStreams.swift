// The three files that every program begins with, and what C writes to them.

@_intrinsic("output.write") public func _writeOutput(_ text: String)
@_intrinsic("output.writeError") public func _writeErrorOutput(_ text: String)
@_intrinsic("output.flush") public func _flush()

/// What C calls a file. A script has none but the three.
public struct _IO_FILE {
  let _descriptor: Int32
}

public typealias FILE = _IO_FILE

public var stdin: UnsafeMutablePointer<FILE>! { UnsafeMutablePointer(_lending: FILE(_descriptor: 0)) }
public var stdout: UnsafeMutablePointer<FILE>! { UnsafeMutablePointer(_lending: FILE(_descriptor: 1)) }
public var stderr: UnsafeMutablePointer<FILE>! { UnsafeMutablePointer(_lending: FILE(_descriptor: 2)) }

public var STDIN_FILENO: Int32 { 0 }
public var STDOUT_FILENO: Int32 { 1 }
public var STDERR_FILENO: Int32 { 2 }
public var EOF: Int32 { -1 }
public var _IOFBF: Int32 { 0 }
public var _IOLBF: Int32 { 1 }
public var _IONBF: Int32 { 2 }

/// Writes to a file of the three; false where it is one to read from.
public func _put(_ text: String, into descriptor: Int32) -> Bool {
  switch descriptor {
  case 1: _writeOutput(text)
  case 2: _writeErrorOutput(text)
  default: return false
  }
  return true
}

@discardableResult public func fputs(_ text: String, _ stream: UnsafeMutablePointer<FILE>!) -> Int32 {
  _put(text, into: stream.pointee._descriptor) ? 1 : EOF
}

@discardableResult public func puts(_ text: String) -> Int32 {
  _writeOutput(text)
  _writeOutput("\n")
  return Int32(text.utf8.count + 1)
}

@discardableResult public func fputc(_ character: Int32, _ stream: UnsafeMutablePointer<FILE>!) -> Int32 {
  let byte = UInt8(truncatingIfNeeded: character)
  _begunCharacter.append(byte)
  if _begunCharacter.count < _lengthOfCharacter(begunBy: _begunCharacter[0]) { return Int32(byte) }
  let text = String(decoding: _begunCharacter, as: UTF8.self)
  _begunCharacter = []
  return _put(text, into: stream.pointee._descriptor) ? Int32(byte) : EOF
}

/// The bytes of a character that is written byte by byte, as far as it has come.
var _begunCharacter: [UInt8] = []

func _lengthOfCharacter(begunBy byte: UInt8) -> Int { byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4 }

@discardableResult public func putchar(_ character: Int32) -> Int32 { fputc(character, stdout) }
@discardableResult public func putc(_ character: Int32, _ stream: UnsafeMutablePointer<FILE>!) -> Int32 {
  fputc(character, stream)
}

@discardableResult public func fflush(_ stream: UnsafeMutablePointer<FILE>!) -> Int32 {
  _flush()
  return 0
}

public func setbuf(_ stream: UnsafeMutablePointer<FILE>!, _ buffer: UnsafeMutablePointer<Int8>!) {}

@discardableResult public func setvbuf(
  _ stream: UnsafeMutablePointer<FILE>!, _ buffer: UnsafeMutablePointer<Int8>!, _ mode: Int32, _ size: Int
) -> Int32 { 0 }
