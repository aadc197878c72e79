import Stage

/// A screen in the terminal. Whatever happens to it goes to the view that it happens to, and makes a new frame.
public final class Screen {
  /// Everything this screen has looked like, in order.
  public private(set) var frames: [ScreenFrame] = []
  private let subject: String
  private let title: () -> String
  private let content: () -> [ScreenElement]
  private let settle: () -> Bool
  private let giveWay: () -> Void
  /// How many events are under way: one may cause another, and the frame is drawn when all is done.
  private var events = 0
  /// At the prompt, what the titles of its frames begin with, and what led to each frame.
  private var label = ""
  private var causes: [String] = []
  /// The event that somebody in front of the screen has caused.
  private var cause = ""

  /// Draws frame 0 of what `content` gives, which is of the type `subject`. `settle` does what was waiting for that, and says whether there was anything.
  /// `giveWay` lets go on what an event has put off for a moment, before its frame is drawn.
  public init(
    of subject: String = "", title: @escaping () -> String, content: @escaping () -> [ScreenElement],
    settle: @escaping () -> Bool = { false }, giveWay: @escaping () -> Void = {}
  ) {
    self.subject = subject
    self.title = title
    self.content = content
    self.settle = settle
    self.giveWay = giveWay
    label = stageEnter(self)
    refresh(after: "")
  }

  /// Makes a new frame of the screen as it is now, and draws it; and another one if something was waiting for that and has
  /// changed what is seen.
  public func refresh() {
    giveWay()
    refresh(after: "refresh")
  }

  private func refresh(after event: String) {
    drawNext(nextFrame(), after: event)
    while settle() {
      let next = nextFrame()
      if next.looksLike(frames[frames.count - 1]) { continue }
      drawNext(next, after: event.isEmpty ? "appear" : "")
    }
    drawWhatComes()
  }

  /// What was begun and is soon done, a task or something on a queue: as long as that changes what is seen, there are frames of it.
  private func drawWhatComes() {
    for _ in 0..<20 {
      giveWay()
      _ = settle()
      let next = nextFrame()
      if next.looksLike(frames[frames.count - 1]) { return }
      drawNext(next, after: "later")
    }
  }

  /// Lets time go by, and draws what is seen whenever that is something else.
  public func wait(_ seconds: Double) {
    var left = seconds
    while left > 0 {
      giveWay()
      left -= 0.01
      _ = settle()
      let next = nextFrame()
      if !next.looksLike(frames[frames.count - 1]) { drawNext(next, after: "later") }
    }
  }

  private func drawNext(_ frame: ScreenFrame, after event: String) {
    frames.append(frame)
    causes.append(event)
    stageFrame(self, subject, frame.title, event)
    draw()
  }

  private func nextFrame() -> ScreenFrame {
    let elements = content()
    return ScreenFrame(number: frames.count, title: title(), elements: elements.map { $0.still })
  }

  /// Draws the latest frame again.
  public func draw() { frames[frames.count - 1].draw(under: title(ofFrame: frames.count - 1)) }

  /// Draws all frames side by side.
  public func showFrames() {
    ScreenFrame.drawSideBySide(frames.map { (caption: caption(ofFrame: $0.number), frame: $0) })
  }

  /// At the prompt, which screen it is too, and what led to the frame.
  func title(ofFrame number: Int) -> String { label + caption(ofFrame: number) }

  private func caption(ofFrame number: Int) -> String {
    let isTold = label != "" && causes[number] != ""
    return frames[number].caption + (isTold ? ", " + causes[number] : "")
  }

  /// Lets something happen, and draws the next frame when it is over.
  public func perform(_ event: () -> Void) {
    events += 1
    event()
    if events == 1 { giveWay() }
    events -= 1
    if events > 0 { return }
    let cause = cause
    self.cause = ""
    refresh(after: cause)
  }

  private func perform(_ words: String, _ event: () -> Void) {
    if events == 0 { cause = words }
    perform(event)
  }

}

// What somebody in front of the screen does.

extension Screen {
  /// Taps a button by its title, or a row by one of its labels. Nothing comes of it where the button is disabled.
  public func tap(_ name: String) {
    let targets = content().flatMap { tapTargets(in: $0) }
    guard let target = targets.first(where: { $0.names.contains(name) }) else {
      missing("nothing to tap", named: name, among: targets)
    }
    perform("tap \"" + name + "\"") { target.element.onTap?() }
  }

  /// Flips the switch that stands beside or under that label.
  public func toggle(_ name: String) {
    let targets = controls { if case .toggle = $0.kind { true } else { false } }
    guard let target = targets.first(where: { $0.names.contains(name) }) else {
      missing("no switch", named: name, among: targets)
    }
    guard case .toggle(let isOn, _, let isEnabled) = target.element.kind else { return }
    perform("toggle \"" + name + "\"") { if isEnabled { target.element.onToggle?(!isOn) } }
  }

  /// Types into the field with that placeholder, or beside or under that label, in place of what it held.
  public func type(_ text: String, into name: String) {
    let targets = controls { if case .field = $0.kind { true } else { false } }
    guard let target = targets.first(where: { $0.names.contains(name) }) else {
      missing("no field", named: name, among: targets)
    }
    guard case .field(_, _, let isSecret, let isEnabled) = target.element.kind else { return }
    let shown = isSecret ? String(repeating: "•", count: text.count) : text
    perform("type \"" + shown + "\" into \"" + name + "\"") { if isEnabled { target.element.onType?(text) } }
  }

  /// Says that what was typed into a field is all: the return key.
  public func submit(_ name: String) {
    let targets = controls { if case .field = $0.kind { true } else { false } }
    guard let target = targets.first(where: { $0.names.contains(name) }) else {
      missing("no field", named: name, among: targets)
    }
    guard case .field(_, _, _, let isEnabled) = target.element.kind else { return }
    perform("submit \"" + name + "\"") { if isEnabled { target.element.onSubmit?() } }
  }

  /// Moves the slider that stands beside or under that label, as far as it goes.
  public func slide(_ name: String, to value: Double) {
    let targets = controls { if case .slider = $0.kind { true } else { false } }
    guard let target = targets.first(where: { $0.names.contains(name) }) else {
      missing("no slider", named: name, among: targets)
    }
    guard case .slider(_, _, let isEnabled) = target.element.kind else { return }
    perform("slide \"" + name + "\" to \(value)") { if isEnabled { target.element.onSlide?(value) } }
  }

  /// Deletes a row by one of its labels.
  public func delete(_ name: String) {
    let targets = controls { $0.onDelete != nil }
    guard let target = targets.first(where: { $0.names.contains(name) }) else {
      missing("no row to delete", named: name, among: targets)
    }
    perform("delete \"" + name + "\"") { target.element.onDelete?() }
  }

  /// Moves a row, known by one of its labels, to a place among the others.
  public func move(_ name: String, to index: Int) {
    let targets = controls { $0.onMove != nil }
    guard let target = targets.first(where: { $0.names.contains(name) }) else {
      missing("no row to move", named: name, among: targets)
    }
    perform("move \"" + name + "\" to \(index)") { target.element.onMove?(index) }
  }

  /// Swipes a row, known by one of its labels, and taps a button that is uncovered by that.
  public func swipe(_ name: String, _ action: String) {
    let targets = controls { !$0.swipes.isEmpty || $0.onDelete != nil }
    let rows = targets.filter { $0.names.contains(name) }
    if rows.isEmpty { missing("no row to swipe", named: name, among: targets) }
    let buttons = rows.flatMap { $0.element.swipes }.flatMap { tapTargets(in: $0) }
    let words = "swipe \"" + name + "\", \"" + action + "\""
    if let button = buttons.first(where: { $0.names.contains(action) }) {
      perform(words) { button.element.onTap?() }
    } else if action == "Delete", let row = rows.first(where: { $0.element.onDelete != nil }) {
      perform(words) { row.element.onDelete?() }
    } else {
      missing("no button behind \(name)", named: action, among: buttons)
    }
  }

  /// Taps something twice, known by one of its labels.
  public func doubleTap(_ name: String) {
    let targets = controls { $0.onDoubleTap != nil }
    guard let target = targets.first(where: { $0.names.contains(name) }) else {
      missing("nothing to tap twice", named: name, among: targets)
    }
    perform("double tap \"" + name + "\"") { target.element.onDoubleTap?() }
  }

  /// Drags something, known by one of its labels, to the right and down, and lets it go.
  public func drag(_ name: String, x: Double = 0, y: Double = 0) {
    let targets = controls { $0.onDrag != nil }
    guard let target = targets.first(where: { $0.names.contains(name) }) else {
      missing("nothing to drag", named: name, among: targets)
    }
    perform("drag \"" + name + "\" by \(x), \(y)") { target.element.onDrag?(x, y) }
  }

  /// Holds something, known by one of its labels, for a while.
  public func hold(_ name: String) {
    let targets = controls { $0.onHold != nil }
    guard let target = targets.first(where: { $0.names.contains(name) }) else {
      missing("nothing to hold", named: name, among: targets)
    }
    perform("hold \"" + name + "\"") { target.element.onHold?() }
  }

  /// Holds something, known by one of its labels, and taps a button of the menu that opens.
  public func hold(_ name: String, _ action: String) {
    let targets = controls { !$0.menu.isEmpty }
    let held = targets.filter { $0.names.contains(name) }
    if held.isEmpty { missing("nothing with a menu", named: name, among: targets) }
    let buttons = held.flatMap { $0.element.menu }.flatMap { tapTargets(in: $0) }
    guard let button = buttons.first(where: { $0.names.contains(action) }) else {
      missing("no button in the menu of \(name)", named: action, among: buttons)
    }
    perform("hold \"" + name + "\", \"" + action + "\"") { button.element.onTap?() }
  }

  /// Pulls down what can be loaded again by that.
  public func pull() {
    guard let target = controls(where: { $0.onPull != nil }).first else {
      fatalError("nothing to pull down on this screen")
    }
    perform("pull") { target.element.onPull?() }
  }

  private func missing(_ what: String, named name: String, among targets: [Target]) -> Never {
    let names = targets.compactMap { $0.names.first }
    let others = names.isEmpty ? "" : "; there is \(names.joined(separator: ", "))"
    fatalError("\(what) called \(name) on this screen\(others)")
  }
}

/// Something that an event can go to, and the names by which it is found, the best one first.
private struct Target {
  let element: ScreenElement
  let names: [String]
}

private func tapTargets(in element: ScreenElement) -> [Target] {
  switch element.kind {
  case .button(let title, _, _):
    return [Target(element: element, names: [title, element.name] + element.otherNames)]
  case .row(let parts), .column(let parts):
    let inner = parts.flatMap { tapTargets(in: $0) }
    let names = (element.name.isEmpty ? [] : [element.name]) + element.labels + element.otherNames
    return element.onTap == nil ? inner : inner + [Target(element: element, names: names)]
  default:
    let names = element.labels + [element.name] + element.otherNames
    return element.onTap == nil ? [] : [Target(element: element, names: names)]
  }
}

extension ScreenElement {
  fileprivate var isKnownByContent: Bool {
    onDelete != nil || onMove != nil || onHold != nil || onDoubleTap != nil || onDrag != nil || !swipes.isEmpty
      || !menu.isEmpty
  }
}

extension Screen {
  /// For each thing that takes keys, in the order in which it is drawn, a name that leads to it and to nothing before it.
  func controlNames() -> [String] {
    let elements = content()
    let taps = elements.flatMap { tapTargets(in: $0) }
    let toggles = controls { if case .toggle = $0.kind { true } else { false } }
    let fields = controls { if case .field = $0.kind { true } else { false } }
    let sliders = controls { if case .slider = $0.kind { true } else { false } }
    var (toggle, field, slider) = (0, 0, 0)
    var names: [String] = []
    func best(_ wanted: [String], among targets: [Target]) -> String {
      let known = wanted.filter { !$0.isEmpty }
      let own = known.first { name in targets.filter { $0.names.contains(name) }.count == 1 }
      return own ?? known.first ?? ""
    }
    func visit(_ element: ScreenElement, _ row: [String]) {
      switch element.kind {
      case .button(let title, _, let isEnabled):
        if isEnabled { names.append(best([title, element.name], among: taps)) }
      case .choice, .chevron: names.append(best(row, among: taps))
      case .toggle:
        names.append(best(toggles[toggle].names, among: toggles))
        toggle += 1
      case .field:
        names.append(best(fields[field].names, among: fields))
        field += 1
      case .slider:
        let range = "\t\(element.range.lowerBound)\t\(element.range.upperBound)"
        names.append(best(sliders[slider].names, among: sliders) + range)
        slider += 1
      case .row(let parts), .column(let parts):
        let inner = element.onTap == nil ? row : [element.name] + element.labels
        for part in parts { visit(part, inner) }
      default: break
      }
    }
    for element in elements { visit(element, []) }
    return names
  }

  /// The elements of a kind with their names: their own, the labels of their row, the label before them.
  private func controls(where isOne: (ScreenElement) -> Bool) -> [Target] {
    var targets: [Target] = []
    var before: [String] = []
    func visit(_ element: ScreenElement, beside: [String]) {
      if isOne(element) {
        var names = [element.name]
        if case .field(let text, let placeholder, _, _) = element.kind { names += [placeholder, text] }
        // A row is known by what is in it.
        let around = element.isKnownByContent ? element.labels : beside + before
        names += element.otherNames
        targets.append(Target(element: element, names: (names + around).filter { !$0.isEmpty }))
      }
      switch element.kind {
      case .label(let text, _, _, _, _): before = [text]
      case .row(let parts): for part in parts { visit(part, beside: element.labels + element.otherNames) }
      case .column(let parts): for part in parts { visit(part, beside: []) }
      default: break
      }
    }
    for element in content() { visit(element, beside: []) }
    return targets
  }
}
