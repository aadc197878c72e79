import Diagnostics

/// A list of steps in which the declarations of a new entry have taken the place of earlier ones.
struct Redeclaration {
  private(set) var steps: [SessionStep]
  /// What was replaced.
  private(set) var titles: [String] = []
  /// Where the first change is.
  private var first: Int

  /// Nil where the entry declares nothing that was declared before.
  init?(of entry: SessionStep, in old: [SessionStep]) {
    guard entry.contents.declarations.contains(where: { $0.key != nil || !$0.members.isEmpty }) else { return nil }
    var places: [String: (step: Int, span: Span)] = [:]
    /// Which traits types have been given.
    var traits: Set<String> = []
    for (index, step) in old.enumerated() where step.kind == .entry {
      for declared in step.contents.declarations {
        if let key = declared.key { places[key] = (index, declared.span) }
        for member in declared.members { places["member " + member.key] = (index, member.span) }
        for trait in declared.traits {
          for type in declared.names + [declared.extended].compactMap({ $0 }) {
            traits.insert("\(type): \(trait.text)")
          }
        }
      }
    }
    /// What goes where, and what is taken out of the entry.
    var changes: [Int: [(Span, String)]] = [:]
    var moved: [Span] = []
    for declared in entry.contents.declarations {
      var parts: [(key: String, title: String, span: Span)] = []
      if let key = declared.key { parts.append((key, declared.title, declared.span)) }
      let members = declared.members.filter { places["member " + $0.key] != nil }
      for member in members { parts.append(("member " + member.key, member.title, member.span)) }
      for part in parts {
        guard let place = places[part.key] else { continue }
        changes[place.step, default: []].append((place.span, part.span.text))
        titles.append(part.title)
        moved.append(part.span)
      }
      guard let extended = declared.extended, !members.isEmpty else { continue }
      let isKnown = declared.traits.allSatisfy { traits.contains("\(extended): \($0.text)") }
      if members.count == declared.members.count, isKnown {
        // Nothing is left of the extension.
        moved.removeAll { span in members.contains { $0.span.start == span.start } }
        moved.append(declared.span)
      } else if isKnown, let first = declared.traits.first, let last = declared.traits.last {
        // The type has these traits already.
        var start = Int(first.start)
        while start > 0, entry.source.text[start] != UInt8(ascii: ":") { start -= 1 }
        moved.append(Span(entry.source, start, Int(last.end)))
      }
    }
    guard let first = changes.keys.min() else { return nil }
    self.first = first
    steps = old
    for (index, edits) in changes {
      steps[index] = SessionStep(old[index], Redeclaration.replacing(edits, in: old[index].source))
    }
    let rest = Redeclaration.replacing(moved.map { ($0, "") }, in: entry.source)
    let blanks = Set(" \t\r\n;".utf8)
    let text = Array(rest.text.drop { blanks.contains($0) })
    if !text.isEmpty {
      steps.append(
        SessionStep(.entry, Source(name: rest.name, text: text), operators: entry.contents.operators))
    }
  }

  /// An extension put where the compiler sees it in a file: before what it can have a say in.
  init?(placing entry: SessionStep, in old: [SessionStep]) {
    guard entry.contents.onlyDeclares, entry.contents.declarations.contains(where: { $0.extended != nil }) else {
      return nil
    }
    let words = entry.contents.words
    let place =
      1
      + (old.lastIndex { step in
        step.contents.onlyDeclares
          && (!step.names.isDisjoint(with: words)
            || step.contents.declarations.contains { $0.extended.map(words.contains) ?? false })
      } ?? -1)
    guard place < old.count else { return nil }
    steps = old
    steps.insert(entry, at: place)
    first = place
    titles = []
  }

  /// An extension put into the entry that declares what it extends, behind that, where the entry goes on to make something of it.
  init?(inserting entry: SessionStep, in old: [SessionStep]) {
    guard entry.contents.declarations.count == 1, entry.contents.onlyDeclares,
      let extended = entry.contents.declarations[0].extended,
      let place = old.lastIndex(where: { step in step.contents.declarations.contains { $0.declaresType(extended) } }),
      !old[place].contents.onlyDeclares,
      let declared = old[place].contents.declarations.last(where: { $0.declaresType(extended) })
    else { return nil }
    let text = declared.span.text + "\n" + entry.script
    steps = old
    steps[place] = SessionStep(old[place], Redeclaration.replacing([(declared.span, text)], in: old[place].source))
    first = place
    titles = []
  }

  /// The same with what the changed step speaks of, and what was declared only later, moved in front of it. Nil where there
  /// is nothing to move.
  func movingWhatIsNeeded() -> Redeclaration? {
    var result = self
    var needed = result.steps[first].contents.words
    var moved: [Int] = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for index in result.steps.indices.dropFirst(first + 1)
      where !moved.contains(index) && result.steps[index].contents.onlyDeclares {
        let step = result.steps[index]
        let extended = step.contents.declarations.compactMap(\.extended)
        guard !step.names.isDisjoint(with: needed) || extended.contains(where: { needed.contains($0) }) else {
          continue
        }
        moved.append(index)
        needed.formUnion(step.contents.words)
        isGrowing = true
      }
    }
    if moved.isEmpty { return nil }
    let isMoved = Set(moved)
    let hoisted = moved.sorted().map { steps[$0] }
    result.steps = Array(steps[..<first]) + hoisted
    for index in steps.indices.dropFirst(first) where !isMoved.contains(index) { result.steps.append(steps[index]) }
    return result
  }

  private static func replacing(_ edits: [(span: Span, text: String)], in source: Source) -> Source {
    var text = source.text
    // What is taken out takes the sign along that stood between it and the next.
    let edits = edits.map { edit -> (span: Span, text: String) in
      guard edit.text.isEmpty else { return edit }
      var end = Int(edit.span.end)
      while end < text.count, text[end] == UInt8(ascii: " ") { end += 1 }
      let isFollowed = end < text.count && text[end] == UInt8(ascii: ";")
      return isFollowed ? (Span(source, Int(edit.span.start), end + 1), "") : edit
    }
    for edit in edits.sorted(by: { $0.span.start > $1.span.start }) {
      text.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.text.utf8))
    }
    return Source(name: source.name, text: text)
  }
}

extension SessionStep {
  /// The same step with another text.
  init(_ old: SessionStep, _ source: Source) {
    self.init(old.kind, source, operators: old.contents.operators, command: old.command)
    lines = old.lines
    isTrapped = old.isTrapped
    width = old.width
    output = old.output
    (result, value) = (old.result, old.value)
  }
}
