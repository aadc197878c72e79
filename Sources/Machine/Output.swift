import Glibc

/// Where a script's output goes: a buffer, and behind it a sink.
public final class Output {
  private let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: Output.capacity)
  private var count = 0
  private let sink: (UnsafeRawBufferPointer) -> Int32
  /// The `errno` with which the sink failed; after that nothing is written any more.
  public private(set) var failure: Int32 = 0

  private static let capacity = 1 << 16

  /// How much may be written until `allowAnew`, and how much was.
  private let most = HostLimits.output ?? .max
  /// Whether all is handed on at once, as somebody waits for it.
  private let isUnbuffered: Bool
  private var total = 0
  public private(set) var isBeyondLimit = false

  /// `sink` takes all of the bytes and answers 0, or `errno`.
  public init(isUnbuffered: Bool = false, sink: @escaping (UnsafeRawBufferPointer) -> Int32) {
    self.isUnbuffered = isUnbuffered
    self.sink = sink
  }

  public static func standardError() -> Output {
    Output(isUnbuffered: true) { Output.write($0, to: STDERR_FILENO) }
  }

  /// Standard output. A reader who has gone is an error to report, not a signal to die of.
  public static func standard() -> Output {
    signal(SIGPIPE, SIG_IGN)
    return Output { Output.write($0, to: STDOUT_FILENO) }
  }

  deinit { buffer.deallocate() }

  /// False if the sink takes nothing any more.
  @discardableResult public func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.count > most - total {
      isBeyondLimit = true
      return false
    }
    total += bytes.count
    if count + bytes.count > Output.capacity && !flush() { return false }
    if bytes.count > Output.capacity || isUnbuffered {
      if failure == 0 { failure = sink(UnsafeRawBufferPointer(bytes)) }
      return failure == 0
    }
    if let source = bytes.baseAddress { memcpy(buffer + count, source, bytes.count) }
    count += bytes.count
    return failure == 0
  }

  /// Begins to count again, for another run.
  func allowAnew() {
    total = 0
    isBeyondLimit = false
  }

  @discardableResult public func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { write($0) }
  }

  /// Hands on what is in the buffer. False if the sink takes nothing any more.
  @discardableResult public func flush() -> Bool {
    if count > 0 && failure == 0 { failure = sink(UnsafeRawBufferPointer(start: buffer, count: count)) }
    count = 0
    return failure == 0
  }

  /// Writes all of the bytes; 0, or `errno`.
  public static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var offset = 0
    while offset < bytes.count {
      let written = Glibc.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      if written >= 0 {
        offset += written
      } else if errno == EAGAIN {
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = Glibc.poll(&poll, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
