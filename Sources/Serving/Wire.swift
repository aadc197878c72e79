import Glibc
import Machine
import Session

/// Standard output, a JSON object a line. What an entry prints goes out within 20 ms, also while it only computes; and where
/// nobody is left to read, what runs is stopped.
///
/// Two threads write: the one that works, and one that watches while an entry runs. The second one takes no memory, as only
/// one thread of the program may.
final class Wire {
  fileprivate struct State {
    var lock = pthread_mutex_t()
    var change = pthread_cond_t()
    /// The line with what was printed, without its end.
    var pending: UnsafeMutablePointer<UInt8>
    var count = 0
    /// An entry is running.
    var isRunning = false
    /// Why nothing can be written any more.
    var failure: Int32 = 0
    /// What a line with something printed ends in.
    var closing: (UInt8, UInt8, UInt8) = (UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "\n"))
  }

  fileprivate static let capacity = 1 << 17
  /// Escaped, so many bytes are at most six times as many.
  private static let longestPiece = 1 << 13

  private let state: UnsafeMutablePointer<State>

  /// Standard output is nobody else's from here on. There is one such object, for as long as the process lives.
  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State(pending: .allocate(capacity: Wire.capacity)))
    pthread_mutex_init(&state.pointee.lock, nil)
    pthread_cond_init(&state.pointee.change, nil)
    Interrupt.prepare()
    beginWatching()
  }

  /// Why nothing can be written any more; 0 where it can.
  var failure: Int32 { locked { state.pointee.failure } }

  func send(_ value: JSONValue) {
    var bytes = value.bytes
    bytes.append(UInt8(ascii: "\n"))
    locked {
      state.pointee.flush()
      bytes.withUnsafeBytes { state.pointee.write($0) }
    }
  }

  /// What an entry has printed: further text goes into the same line until that is sent.
  ///
  /// - Returns: 0, or why it can't be written.
  func print(_ text: UnsafeRawBufferPointer, for id: JSONValue) -> Int32 {
    var rest = text[...]
    while !rest.isEmpty {
      var end = min(rest.endIndex, rest.startIndex + Wire.longestPiece)
      while end < rest.endIndex, end > rest.startIndex + 4, rest[end] & 0xc0 == 0x80 { end -= 1 }
      let escaped = JSONValue.string(String(decoding: rest[..<end], as: UTF8.self)).bytes.dropFirst().dropLast()
      rest = rest[end...]
      locked {
        if state.pointee.count + escaped.count + 4 > Wire.capacity { state.pointee.flush() }
        if state.pointee.count == 0 {
          // All of it but the end of the text, and of the line. An `id` is not long.
          let line: JSONValue = ["id": id, "event": "output", "text": ""]
          state.pointee.append(line.bytes.dropLast(2))
        }
        state.pointee.append(escaped)
        pthread_cond_signal(&state.pointee.change)
      }
    }
    return failure
  }

  /// Runs something during which output is waited for.
  func watching<Result>(_ body: () -> Result) -> Result {
    locked {
      state.pointee.isRunning = true
      pthread_cond_signal(&state.pointee.change)
    }
    let result = body()
    locked {
      state.pointee.isRunning = false
      state.pointee.flush()
    }
    return result
  }

  func flush() { locked { state.pointee.flush() } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(&state.pointee.lock)
    defer { pthread_mutex_unlock(&state.pointee.lock) }
    return body()
  }

  private func beginWatching() {
    // Signals go to the thread that works.
    var all = sigset_t()
    var usual = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 1 << 18)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    _ = pthread_create(&thread, &attributes, watch, state)
  }
}

extension Wire.State {
  fileprivate mutating func append(_ bytes: ArraySlice<UInt8>) {
    precondition(count + bytes.count + 3 <= Wire.capacity)
    bytes.withUnsafeBufferPointer {
      (pending + count).initialize(from: $0.baseAddress ?? UnsafePointer(pending), count: $0.count)
    }
    count += bytes.count
  }

  /// Sends what was printed.
  fileprivate mutating func flush() {
    if count == 0 { return }
    (pending[count], pending[count + 1], pending[count + 2]) = closing
    write(UnsafeRawBufferPointer(start: pending, count: count + 3))
    count = 0
  }

  fileprivate mutating func write(_ bytes: UnsafeRawBufferPointer) {
    if failure == 0 { failure = Output.write(bytes, to: STDOUT_FILENO) }
  }
}

/// So often what was printed is sent, in milliseconds; and so often what runs is asked to stop before the process is ended.
private let pause: Int32 = 20
private let patience = 100

/// A function of its own, as a closure in an isolated place would be bound to the main thread.
private func watch(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let state = pointer?.assumingMemoryBound(to: Wire.State.self) else { return nil }
  var lost = 0
  while true {
    pthread_mutex_lock(&state.pointee.lock)
    while !state.pointee.isRunning, state.pointee.count == 0 {
      pthread_cond_wait(&state.pointee.change, &state.pointee.lock)
    }
    pthread_mutex_unlock(&state.pointee.lock)
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    if poll(&output, 1, pause) > 0, output.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 {
      lost += 1
      if lost > patience { _exit(141) }
      Interrupt.request()
      usleep(UInt32(pause) * 1000)
    }
    pthread_mutex_lock(&state.pointee.lock)
    state.pointee.flush()
    pthread_mutex_unlock(&state.pointee.lock)
  }
}
