// Notice: a stack machine: an assembler with labels, an instruction loop with errors, calls, and a tiny tracing hook.
enum Instruction: Equatable {
  case push(Int), load(String), store(String), jump(String), jumpIfZero(String), call(String)
  case add, subtract, multiply, divide, less, duplicate, print, ret
}

struct AssemblyError: Error { let at: Int, text: String }

struct Program {
  private(set) var code: [Instruction] = []
  private(set) var labels: [String: Int] = [:]
  private static let plain: [String: Instruction] = [
    "add": .add, "sub": .subtract, "mul": .multiply, "div": .divide, "less": .less, "dup": .duplicate,
    "print": .print, "ret": .ret,
  ]
  private static let withName: [String: (String) -> Instruction] = [
    "load": Instruction.load, "store": Instruction.store, "jump": Instruction.jump, "jz": Instruction.jumpIfZero,
    "call": Instruction.call, "push": { .push(Int($0) ?? 0) },
  ]
  init(_ source: String) throws {
    let lines = source.split(separator: "\n").map { $0.prefix { $0 != ";" } }
    for (number, part) in lines.flatMap({ $0.split(separator: ",") }).enumerated() {
      let words = part.split(separator: " ").map(String.init)
      guard let word = words.first else { continue }
      if word.hasSuffix(":") {
        labels[String(word.dropLast())] = code.count
      } else if words.count == 1, let instruction = Self.plain[word] {
        code.append(instruction)
      } else if words.count == 2, let make = Self.withName[word] {
        code.append(make(words[1]))
      } else {
        throw AssemblyError(at: number + 1, text: words.joined(separator: " "))
      }
    }
  }
}

struct Machine {
  enum Fault: Error, Equatable { case stackUnderflow(at: Int), noLabel(String), divisionByZero, tooLong, unset(String) }
  private let program: Program
  private var stack: [Int] = [], calls: [Int] = [], variables: [String: Int] = [:]
  private var counter = 0
  private(set) var output: [Int] = []
  private(set) var steps = 0
  var onStep: ((Instruction, [Int]) -> Void)?

  init(_ program: Program) { self.program = program }

  private mutating func pop() throws -> Int {
    guard let value = stack.popLast() else { throw Fault.stackUnderflow(at: counter - 1) }
    return value
  }
  private mutating func binary(_ operation: (Int, Int) -> Int) throws {
    let right = try pop(), left = try pop()
    stack.append(operation(left, right))
  }
  private mutating func jump(_ label: String) throws {
    guard let place = program.labels[label] else { throw Fault.noLabel(label) }
    counter = place
  }
  mutating func run(limit: Int = 10_000) throws {
    while program.code.indices.contains(counter) {
      guard steps < limit else { throw Fault.tooLong }
      steps += 1
      let instruction = program.code[counter]
      counter += 1
      defer { onStep?(instruction, stack) }
      switch instruction {
      case .push(let value): stack.append(value)
      case .load(let name):
        guard let value = variables[name] else { throw Fault.unset(name) }
        stack.append(value)
      case .store(let name): variables[name] = try pop()
      case .jump(let label): try jump(label)
      case .jumpIfZero(let label): if try pop() == 0 { try jump(label) }
      case .call(let label):
        calls.append(counter)
        try jump(label)
      case .ret:
        guard let back = calls.popLast() else { return }
        counter = back
      case .add: try binary(+)
      case .subtract: try binary(-)
      case .multiply: try binary(*)
      case .divide where stack.last == 0: throw Fault.divisionByZero
      case .divide: try binary(/)
      case .less: try binary { $0 < $1 ? 1 : 0 }
      case .duplicate: stack += Array(repeating: try pop(), count: 2)
      case .print: output.append(try pop())
      }
    }
  }
}

let factorials = """
  push 1, store n
  loop:            ; for n in 1...6
    load n, push 7, less, jz end
    load n, call factorial, print
    load n, push 1, add, store n, jump loop
  end:
    ret
  factorial:       ; n -> n!
    dup, jz one
    dup, push 1, sub, call factorial, mul, ret
  one:
    push 1, add, ret
  """
var machine = Machine(try Program(factorials))
try machine.run()
print(machine.output, machine.steps)

var traced = Machine(try Program("push 6, dup, mul, push 5, sub, print"))
traced.onStep = { print($0, $1) }
try traced.run()
print(traced.output)

let faulty = ["add", "push 1 2", "jump nowhere", "push 1, push 0, div", "a:, jump a", "load y", "push 1, fly", ""]
for source in faulty {
  do {
    var machine = Machine(try Program(source))
    try machine.run(limit: 50)
    print("fine:", machine.output, machine.steps)
  } catch {
    print(type(of: error), error)
  }
}
