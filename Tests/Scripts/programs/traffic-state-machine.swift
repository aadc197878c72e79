// Notice: states and events as enums; the transition table is one switch over a tuple, hooks see every change.
struct Machine<State: Hashable, Event> {
  private(set) var state: State
  private(set) var history: [State]
  private let transition: (State, Event) -> State?
  private var entering: [State: [(State) -> Void]] = [:]

  init(_ start: State, transition: @escaping (State, Event) -> State?) {
    state = start
    history = [start]
    self.transition = transition
  }
  mutating func onEnter(_ state: State, _ action: @escaping (_ from: State) -> Void) {
    entering[state, default: []].append(action)
  }
  @discardableResult
  mutating func handle(_ event: Event) -> Bool {
    guard let next = transition(state, event) else {
      print("  \(event) means nothing while \(state)")
      return false
    }
    let old = state
    state = next
    history.append(next)
    entering[next]?.forEach { $0(old) }
    return true
  }
}

enum Turnstile { case locked, unlocked, broken }
enum Push { case coin(Int), person, hammer, repair }
var coins = 0
var turnstile = Machine<Turnstile, Push>(.locked) { state, event in
  switch (state, event) {
  case (.locked, .coin(let value)) where value >= 50: return .unlocked
  case (.locked, .coin): return .locked
  case (.unlocked, .person): return .locked
  case (.unlocked, .coin): return .unlocked
  case (.broken, .repair): return .locked
  case (.broken, _): return nil
  case (_, .hammer): return .broken
  case (.locked, .person), (_, .repair): return nil
  }
}
turnstile.onEnter(.unlocked) { print("  click, it opens (was \($0))") }
turnstile.onEnter(.broken) { _ in coins = 0 }
turnstile.onEnter(.broken) { print("  crash! no longer \($0)") }
for event: Push in [.person, .coin(20), .coin(50), .coin(100), .person, .hammer, .coin(50), .repair] {
  if case .coin(let value) = event { coins += value }
  let moved = turnstile.handle(event)
  print(event, moved, turnstile.state, coins)
}
print(turnstile.history)

// A traffic light needs no events but time; its order lives in CaseIterable.
enum Light: String, CaseIterable, CustomStringConvertible {
  case red, redYellow = "red+yellow", green, yellow
  var description: String { rawValue }
  var seconds: Int {
    switch self {
    case .red, .green: return 3
    case .redYellow, .yellow: return 1
    }
  }
  var next: Light {
    let all = Self.allCases
    return all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}
var light = Light.red, left = light.seconds, line = ""
for _ in 1...12 {
  line += String(light.rawValue.first!)
  left -= 1
  if left == 0 {
    light = light.next
    left = light.seconds
    line += "|"
  }
}
print(line, light)
var lights = Machine<Light, Void>(.red) { state, _ in state.next }
var greens = 0
lights.onEnter(.green) { _ in greens += 1 }
for _ in 1...9 { lights.handle(()) }
print(lights.state, greens, lights.history.map { "\($0)" }.joined(separator: " "))
