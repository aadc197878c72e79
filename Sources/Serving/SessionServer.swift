import Diagnostics
import Film
import enum Machine.Interrupt
import Session
import Words

/// `zoetrope session --json`: a session for another program, one JSON object a line in and out. The README beside this file is
/// what is promised.
public final class SessionServer {
  /// How the session has ended.
  public enum Ending {
    /// The input has, or `quit` was asked for.
    case left
    /// An entry called `exit`.
    case exited(Int32)
    /// Nobody reads the answers any more, or they can't be written: the number says why.
    case outputFailed(Int32)
  }

  /// What the command line has set.
  public struct Options {
    public var build: String
    public var maxTime: Double?
    public var showsNotes = true

    public init(build: String) { self.build = build }
  }

  let options: Options
  let wire = Wire()
  var reader = LineReader()
  private(set) lazy var session = Session(commandLine: ["zoetrope"], host: self)
  var interpreter: Interpreter { session.interpreter }
  var displays = Displays()
  var outcomes: OutcomeJSON
  /// What is being answered.
  private(set) var current: JSONValue = .null
  /// Whether the host of the entry that runs can be asked for lines to read.
  var givesInput = false
  private var entryCount = 0
  private var recentIDs = RecentIDs()

  public init(_ options: Options) {
    self.options = options
    outcomes = OutcomeJSON(showsNotes: options.showsNotes)
  }

  public func run() -> Ending {
    Interrupts.install(exitingAtSecondWith: nil)
    wire.send(greeting)
    while true {
      if wire.failure != 0 { return .outputFailed(wire.failure) }
      switch reader.next() {
      case .interrupted: continue
      case .tooLong: answer(RequestProblem(.lineTooLong, "a line has at most \(LineReader.longest) bytes"))
      case .end(let rest):
        if rest > 0 { answer(RequestProblem(.halfLine, "the input ended in the midst of a line")) }
        return wire.failure == 0 ? .left : .outputFailed(wire.failure)
      case .line(let line):
        if let ending = answer(line) { return wire.failure == 0 ? ending : .outputFailed(wire.failure) }
      }
    }
  }

  /// There is no memory left, and the process is about to end: what was asked is answered before.
  public func answerBeforeEnding(_ trap: TrapReport) {
    var result = outcomes.value(of: Outcome(ending: .trapped(trap)))
    result.add("ended", true)
    send("result", result)
  }

  var greeting: JSONValue {
    [
      "event": "greeting", "protocol": .integer(ProtocolVersion.current), "build": .string(options.build),
      "language": .string(Language.current.rawValue),
    ]
  }

  private func answer(_ line: [UInt8]) -> Ending? {
    // Ctrl-C before this was meant for something else.
    Interrupts.clear()
    Interrupt.clear()
    do throws(RequestProblem) {
      let request = try Request(line)
      guard recentIDs.insert(request.id) else {
        throw RequestProblem(.idTwice, "this `id` was another request's", request.id)
      }
      current = request.id
      let reply = try perform(request)
      send("result", reply.result)
      return reply.ending
    } catch {
      answer(error)
      return nil
    }
  }

  private func answer(_ problem: RequestProblem) { wire.send(problem.answer) }

  /// What is said of the request that is being answered.
  private func send(_ name: String, _ value: JSONValue) {
    wire.send(.object([.init("id", current), .init(name, value)]))
  }

  /// Something that happens on the way to the answer.
  func send(event: JSONValue) {
    var line: JSONValue = ["id": current]
    for field in event.fields ?? [] { line.add(field.name, field.value) }
    wire.send(line)
  }

  /// The text of an entry, under the number by which messages speak of it.
  func entry(_ text: String) -> Source {
    entryCount += 1
    return Source(name: "<\(entryCount)>", text: Array(text.utf8))
  }

  /// The answer to a request, and the end of the session where it leads to that.
  struct Reply {
    var result: JSONValue
    var ending: Ending?
  }

  private func perform(_ request: Request) throws(RequestProblem) -> Reply {
    switch request.method {
    case .hello:
      outcomes.color = try request.flag("color")
      return Reply(result: greeting)
    case .run: return try run(request)
    case .toggle, .tap, .slide, .type, .set: return try act(request)
    case .undo: return try change(request) { session.undo() }
    case .back: return try change(request) { session.back(1) }
    case .forward: return try change(request) { session.forward(1) }
    case .reset:
      session.reset()
      displays.forget()
      return Reply(result: ["status": "finished"])
    case .isComplete: return Reply(result: try isComplete(request))
    case .complete: return Reply(result: try complete(request))
    case .inspect: return Reply(result: try inspect(request))
    case .why: return Reply(result: try why(request))
    case .cells: return Reply(result: cells)
    case .film: return Reply(result: try film(request))
    case .limits: return Reply(result: limits)
    case .quit: return Reply(result: [:], ending: .left)
    }
  }
}

/// The ids of the latest requests: one that comes again is a mistake of the host's.
private struct RecentIDs {
  private static let most = 10_000
  private var known: Set<JSONValue> = []
  private var inOrder: [JSONValue] = []

  /// False where it is known.
  mutating func insert(_ id: JSONValue) -> Bool {
    guard known.insert(id).inserted else { return false }
    inOrder.append(id)
    if inOrder.count == 2 * RecentIDs.most {
      for old in inOrder.prefix(RecentIDs.most) { known.remove(old) }
      inOrder.removeFirst(RecentIDs.most)
    }
    return true
  }
}

// MARK: What entries print and read

extension SessionServer: SessionHost {
  public var isWaiting: Bool { true }

  public func take(_ printed: UnsafeRawBufferPointer, _ frame: Film.FrameID?, _ interpreter: Interpreter?) -> Int32 {
    guard let frame, let interpreter else { return wire.print(printed, for: current) }
    send(event: displays.show(frame, String(decoding: printed, as: UTF8.self), in: interpreter))
    return wire.failure
  }

  /// Asks the host for a line, and waits for it.
  public func readLine() -> String? {
    guard givesInput else { return nil }
    send(event: ["event": "input"])
    while true {
      switch reader.next(heedsInterrupts: true) {
      case .interrupted, .end: return nil
      case .tooLong: answer(RequestProblem(.lineTooLong, "a line has at most \(LineReader.longest) bytes"))
      case .line(let line):
        // What has an `id` or a method is a request, whatever else it says.
        if let value = try? JSONValue(parsing: line), value["id"] == nil, value["method"] == nil {
          switch value["input"] {
          case .string(let text): return text + "\n"
          case .null: return nil
          default: break
          }
        }
        let request = try? Request(line)
        answer(
          RequestProblem(
            .waitsForInput, "an entry waits for a line: {\"input\": \"…\"}, or null at the end", request?.id ?? .null))
      }
    }
  }
}
