import CHeap
import Checking
import Glibc
import class Machine.Output
import Serving

/// A copy of the server's process that looks at one version of a script, and whose memory goes with it. What happens to it is no harm
/// to the server: a check that takes too long is ended, and one that fails has failed alone.
final class Worker {
  let process: pid_t
  /// Where it is asked, and where it answers.
  let input: Int32
  let output: Int32
  /// The requests that it has not answered yet, the oldest first.
  var asked: [Asked] = []
  /// When it is given up, if it owes an answer then.
  var deadline: Int
  /// It has not said yet what is wrong with the text.
  var isChecking = false
  var owesAnswer: Bool { isChecking || !asked.isEmpty }

  struct Asked {
    let id: JSONValue
    let method: String
    /// The client does not want it any more, and has been told so.
    var isCancelled = false
  }

  private var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []

  /// How long an answer may take, in milliseconds.
  static let patience = 20_000

  /// - Parameters:
  ///   - inherited: what the copy has no business with.
  ///   - work: what the copy does; it ends with that.
  init?(closing inherited: [Int32], _ work: (WorkerLine) -> Void) {
    var questions: [Int32] = [0, 0]
    var answers: [Int32] = [0, 0]
    guard pipe(&questions) == 0 else { return nil }
    guard pipe(&answers) == 0 else {
      questions.forEach { close($0) }
      return nil
    }
    let server = getpid()
    let process = fork()
    if process == 0 {
      zoetrope_end_with(server)
      for file in inherited + [questions[1], answers[0]] { close(file) }
      Worker.leaveClient()
      work(WorkerLine(input: questions[0], output: answers[1]))
      _exit(0)
    }
    close(questions[0])
    close(answers[1])
    guard process > 0 else {
      close(questions[1])
      close(answers[0])
      return nil
    }
    self.process = process
    input = questions[1]
    output = answers[0]
    deadline = Clock.now + Worker.patience
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(input)
    close(output)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// In the copy: what takes longer than anyone waits ends it, also where its server is gone.
  static func inTime<Result>(_ body: () -> Result) -> Result {
    alarm(UInt32(Worker.patience / 1000 + 5))
    defer { alarm(0) }
    return body()
  }

  /// In the copy: what a script prints or reads is not the client's.
  private static func leaveClient() {
    var nothing = open("/dev/null", O_RDWR)
    if nothing < 0 {
      // Not every root has it. Nothing comes out of such a pipe, and nothing goes into that end.
      var ends: [Int32] = [-1, -1]
      if pipe(&ends) == 0 { close(ends[1]) }
      nothing = ends[0]
    }
    for file in [STDIN_FILENO, STDOUT_FILENO] { dup2(nothing, file) }
  }

  func ask(_ request: JSONValue, id: JSONValue, method: String) {
    if !owesAnswer { deadline = Clock.now + Worker.patience }
    asked.append(Asked(id: id, method: method))
    outgoing += request.line.utf8
    send()
  }

  var hasMoreToSend: Bool { !outgoing.isEmpty }

  /// As much as it takes now: it may be busy, and must not be waited for.
  func send() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        if errno != EAGAIN { outgoing = [] }
        return
      }
      outgoing.removeFirst(count)
    }
  }

  /// What it has said, line by line; nil where it has ended.
  func receive() -> [[UInt8]]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(output, &buffer, buffer.count)
    if count < 0, errno == EINTR { return [] }
    guard count > 0 else { return nil }
    incoming += buffer[..<count]
    var lines: [[UInt8]] = []
    var start = 0
    while let end = incoming[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(Array(incoming[start..<end]))
      start = end + 1
    }
    incoming.removeSubrange(..<start)
    return lines
  }
}

/// The copy's end of the line.
struct WorkerLine {
  fileprivate let input: Int32
  fileprivate let output: Int32

  /// The marks in front of what is said: an answer to the oldest request, something that nobody has asked for, and what the server
  /// itself may keep for later versions.
  static let answer = UInt8(ascii: "=")
  static let notice = UInt8(ascii: "!")
  static let finding = UInt8(ascii: "#")

  func answer(_ response: JSONValue) { say(WorkerLine.answer, response) }

  func tell(_ notification: JSONValue) { say(WorkerLine.notice, notification) }

  func keep(_ bodies: SoundBodies) { say(WorkerLine.finding, .array(bodies.numbers.map(JSONValue.integer))) }

  private func say(_ mark: UInt8, _ value: JSONValue) {
    let bytes = [mark] + value.line.utf8
    if bytes.withUnsafeBytes({ Output.write($0, to: output) }) != 0 { _exit(0) }
  }

  /// Goes on until nobody asks any more.
  func forEachRequest(_ answer: (JSONValue) -> Void) {
    var pending: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      pending += buffer[..<count]
      var start = 0
      while let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
        if let request = try? JSONValue(parsing: pending[start..<end]) { answer(request) }
        start = end + 1
      }
      pending.removeSubrange(..<start)
    }
  }
}

enum Clock {
  /// In milliseconds, from some point on.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
