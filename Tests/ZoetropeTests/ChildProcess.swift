import Glibc

/// How a process ended.
enum Ending: Equatable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)
  case timedOut

  init(waitStatus status: Int32) {
    self = status & 0x7f == 0 ? .exited((status >> 8) & 0xff) : .signalled(status & 0x7f)
  }

  var description: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .signalled(let signal): "signal \(signal)"
    case .timedOut: "no end within the time limit"
    }
  }
}

/// What a finished process printed, and how it ended.
struct Finished {
  let standardOutput: [UInt8]
  let standardError: [UInt8]
  let ending: Ending

  var output: String { String(decoding: standardOutput, as: UTF8.self) }
  var errors: String { String(decoding: standardError, as: UTF8.self) }
  /// Diagnostics may go to either; tests that look for words look at both.
  var everything: String { output + errors }
}

/// Files are opened and processes spawned under this lock, so that no child inherits another's pipes.
let spawning = Lock()

final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  init() { pthread_mutex_init(mutex, nil) }

  func holding<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// Runs a command to its end.
///
/// - Parameter output: a file to connect standard output to, instead of catching it.
func run(
  _ command: [String], input: [UInt8] = [], environment: [String: String] = [:], directory: String? = nil,
  output file: String? = nil, timeout: Double = 60
) -> Finished {
  let (child, inputEnd, outputEnd, errorEnd) = spawning.holding {
    let (childInput, inputEnd) = makePipe()
    let (outputEnd, childOutput) = makePipe()
    let (errorEnd, childError) = makePipe()
    let actions = FileActions()
    actions.duplicate(childInput, as: 0)
    if let file { actions.open(file, as: 1) } else { actions.duplicate(childOutput, as: 1) }
    actions.duplicate(childError, as: 2)
    let place = directory.map { ["env", "-C", $0] } ?? []
    let child = spawn(place + command, actions, environment: environment)
    for end in [childInput, childOutput, childError] { close(end) }
    return (child, inputEnd, outputEnd, errorEnd)
  }
  signal(SIGPIPE, SIG_IGN)
  var exchange = Exchange(input: input, inputEnd: inputEnd, ends: [outputEnd, errorEnd])
  let finished = exchange.run(until: now() + timeout)
  if !finished { kill(child, SIGKILL) }
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0 && errno == EINTR {}
  return Finished(
    standardOutput: exchange.received[0], standardError: exchange.received[1],
    ending: finished ? Ending(waitStatus: status) : .timedOut)
}

/// Feeds a process and collects what it says, all at once, so that no full pipe stops either side.
private struct Exchange {
  let input: [UInt8]
  let inputEnd: Int32
  let ends: [Int32]
  var received: [[UInt8]] = [[], []]
  private var sent = 0

  init(input: [UInt8], inputEnd: Int32, ends: [Int32]) {
    self.input = input
    self.inputEnd = inputEnd
    self.ends = ends
  }

  /// Returns false when the time was up first.
  mutating func run(until deadline: Double) -> Bool {
    var open = [true, true]
    var inputOpen = true
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    _ = fcntl(inputEnd, F_SETFL, O_NONBLOCK)
    defer {
      if inputOpen { close(inputEnd) }
      for end in ends { close(end) }
    }
    while open[0] || open[1] {
      if inputOpen && sent == input.count {
        close(inputEnd)
        inputOpen = false
      }
      var polled = [
        pollfd(fd: open[0] ? ends[0] : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: open[1] ? ends[1] : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: inputOpen ? inputEnd : -1, events: Int16(POLLOUT), revents: 0),
      ]
      let left = deadline - now()
      if left <= 0 { return false }
      if poll(&polled, 3, Int32(left * 1000) + 1) <= 0 { continue }
      for stream in 0...1 where polled[stream].revents != 0 {
        let count = read(ends[stream], &buffer, buffer.count)
        if count > 0 { received[stream] += buffer[..<count] } else { open[stream] = false }
      }
      if inputOpen && polled[2].revents != 0 {
        let count = input[sent...].withUnsafeBytes { write(inputEnd, $0.baseAddress, $0.count) }
        if count > 0 {
          sent += count
        } else if errno != EAGAIN {
          close(inputEnd)
          inputOpen = false
        }
      }
    }
    return true
  }
}

/// What a child's file descriptors are to be.
final class FileActions {
  fileprivate var actions = posix_spawn_file_actions_t()
  init() { posix_spawn_file_actions_init(&actions) }
  deinit { posix_spawn_file_actions_destroy(&actions) }

  func duplicate(_ from: Int32, as to: Int32) { posix_spawn_file_actions_adddup2(&actions, from, to) }
  func open(_ path: String, as to: Int32) {
    posix_spawn_file_actions_addopen(&actions, to, path, O_RDWR | O_CREAT, 0o644)
  }
}

/// Starts a process, with no signal blocked or ignored: it would inherit what the testing thread has blocked.
///
/// - Parameter inNewSession: whether the terminal it opens becomes its controlling terminal.
func spawn(
  _ command: [String], _ actions: FileActions, environment: [String: String], inNewSession: Bool = false
) -> pid_t {
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var none = sigset_t()
  var all = sigset_t()
  sigemptyset(&none)
  sigfillset(&all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  let newSession: Int32 = inNewSession ? 0x80 : 0
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession))

  let settings = plainEnvironment.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  var variables: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0) } + [nil]
  defer { for pointer in arguments + variables { free(pointer) } }
  var child: pid_t = 0
  let result = posix_spawnp(&child, command[0], &actions.actions, &attributes, &arguments, &variables)
  precondition(result == 0, "\(command[0]) can't be started: \(String(cString: strerror(result)))")
  return child
}

/// What a child sees of the environment: nothing that could colour its output.
let plainEnvironment: [String: String] = {
  var result = ["LC_ALL": "C.UTF-8", "TERM": "xterm"]
  for name in ["PATH", "HOME", "LD_LIBRARY_PATH", "TMPDIR", "ASAN_OPTIONS"] {
    if let value = getenv(name) { result[name] = String(cString: value) }
  }
  return result
}()

/// Both ends of a pipe, which no child inherits by itself.
private func makePipe() -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [0, 0]
  precondition(pipe(&ends) == 0, "no pipe to be had")
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// Seconds on a clock that only runs forward.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
