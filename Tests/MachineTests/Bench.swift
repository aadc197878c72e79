import Glibc
import Testing

@testable import Machine

/// A machine to try instructions on: functions are written by hand, output is kept, and the heap has to end empty.
final class Bench {
  let executable: Executable
  let machine: VirtualMachine

  /// When functions become native: `ZOETROPE_NATIVE`, as for the program.
  static let tiers = getenv("ZOETROPE_NATIVE").flatMap { NativeTiers(rawValue: String(cString: $0)) } ?? .hot

  init(stackSlots: Int = 1 << 16, deepest: Int? = nil, tiers: NativeTiers = Bench.tiers) {
    let kept = Kept()
    executable = Executable(guardsCalls: deepest != nil, tiers: tiers)
    machine = VirtualMachine(
      executable,
      output: Output {
        kept.bytes += Array($0)
        return 0
      }, stackSlots: stackSlots, deepest: deepest)
    self.kept = kept
  }

  private final class Kept { var bytes: [UInt8] = [] }
  private let kept: Kept

  var printed: String { String(decoding: kept.bytes, as: UTF8.self) }

  @discardableResult func function(_ name: String = "f", frame: Int = 32, _ body: (CodeBuilder) -> Void) -> Int {
    let function = executable.declareFunction(name)
    define(function, frame: frame, body)
    return function
  }

  func define(_ function: Int, frame: Int = 32, _ body: (CodeBuilder) -> Void) {
    let builder = CodeBuilder(executable)
    body(builder)
    #expect(!builder.limitExceeded)
    executable.define(function, builder.finish(frameSize: frame))
  }

  func native(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> Int {
    guard let index = executable.native(name) else {
      Issue.record("no native \(name)", sourceLocation: sourceLocation)
      return 0
    }
    return index
  }

  /// Runs a function to its end, and gives the slots of its result.
  func run(_ function: Int, _ arguments: [Int] = [], sourceLocation: SourceLocation = #_sourceLocation) -> Int {
    let outcome = machine.run(function, arguments: arguments)
    guard case .finished = outcome else {
      Issue.record("\(outcome)", sourceLocation: sourceLocation)
      return 0
    }
    return machine.result(0)
  }

  /// Runs a function that is to trap.
  func trap(_ function: Int, _ arguments: [Int] = [], sourceLocation: SourceLocation = #_sourceLocation) -> Trap? {
    let outcome = machine.run(function, arguments: arguments)
    guard case .trapped(let trap) = outcome else {
      Issue.record("\(outcome)", sourceLocation: sourceLocation)
      return nil
    }
    machine.reset()
    return trap
  }

  /// One instruction on two numbers.
  func binary(_ op: Opcode, _ left: Int, _ right: Int) -> Int? {
    let function = function { b in
      b.emit(op, 0, 0, 1)
      b.emit(.ret)
    }
    guard case .finished = machine.run(function, arguments: [left, right]) else {
      machine.reset()
      return nil
    }
    return machine.result(0)
  }

  /// The text of a string that is owned; it is released.
  func text(_ ref: Int) -> String {
    let text = machine.heap.string(ref)
    machine.heap.release(ref)
    return text
  }

  func expectEmptyHeap(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(machine.heap.liveObjects == 0, "\(machine.heap.census())", sourceLocation: sourceLocation)
  }
}
