import Testing

/// What real Swift has and Zoetrope has not is told as that, and not as a mistake of whoever wrote it.
@Suite struct PublicNamesTests {
  private let folder = TemporaryFolder()

  /// A type of a module and the names of its members with labels, as `public-names.txt` has them.
  private struct Owner {
    let module: Substring
    let name: Substring
    let members: [Substring]
  }

  private static let owners: [Owner] = {
    var module: Substring = ""
    let text = String(decoding: readFile("Sources/CoreLibrary/public-names.txt") ?? [], as: UTF8.self)
    var head: Substring = ""
    return text.split(separator: "\n").compactMap { line in
      if line.first == "@" { module = line.dropFirst() }
      var words = line.split(separator: " ")
      if line.first != " " { head = words.removeFirst().prefix { $0 != "=" && $0 != ":" } }
      guard head.first?.isLetter == true else { return nil }
      return Owner(module: module, name: head, members: words.map { $0.prefix { $0 != "=" } })
    }
  }()

  /// Every label of a call is taken from the list; what is given may be of the wrong type, but nothing else is wrong with it.
  @Test(arguments: ["UIKit", "SwiftUI", "Foundation", "Combine"])
  func noCallIsBlamedOnTheReader(_ module: String) {
    let owners = Self.owners.filter { $0.module == module }
    // An alias stands for a type that is told under its own name.
    let built = blocks(owners.filter { !$0.name.contains("SchedulerTimeType") }).flatMap { block in
      let declared = block.enumerated().map { "func f\($0)(_ v: \($1.name)) {}\n" }.joined()
      let lacking = Set(errors("import \(module)\n" + declared).map { $0.line - 2 })
      return block.enumerated().filter { !lacking.contains($0.offset) }.map { $0.element }
    }
    let members = built.flatMap { owner in owner.members.map { (owner.name, $0) } }.filter {
      $1.first?.isLetter == true && !$1.hasPrefix("subscript(")
    }
    #expect(members.count > 140)
    let blaming = [
      "extra argument", "incorrect argument label", "missing argument", "inaccessible", "no member", "cannot find",
      "must precede",
    ]
    for block in blocks(members) {
      let calls = block.enumerated().map { call($1.0, $1.1, number: $0) }
      for error in errors("import \(module)\n" + calls.joined(separator: "\n"))
      where blaming.contains(where: { error.words.contains($0) }) && !error.label.contains("it is in ") {
        Issue.record("\(calls[error.line - 2]): \(error.words)")
      }
    }
  }

  /// No more than can be told of at a time.
  private func blocks<Element>(_ all: [Element]) -> [[Element]] {
    stride(from: 0, to: all.count, by: 40).map { Array(all[$0..<min($0 + 40, all.count)]) }
  }

  private func call(_ owner: Substring, _ member: Substring, number: Int) -> String {
    let base = member.prefix { $0 != "(" }
    let labels = member.dropFirst(base.count + 1).dropLast().split(separator: ":")
    let arguments = labels.map { $0.filter { $0 != "?" && $0 != "*" } }.map { ($0 == "_" ? "" : $0 + ": ") + "0" }
    let call = base == member ? "" : "(" + arguments.joined(separator: ", ") + ")"
    return base == "init"
      ? "func g\(number)() { _ = \(owner)\(call) }" : "func g\(number)(_ v: \(owner)) { _ = v.\(base)\(call) }"
  }

  /// - Returns: the errors with their lines, and what stands under the place of each.
  private func errors(_ text: String) -> [(line: Int, words: Substring, label: Substring)] {
    let told = zoetrope("check", folder.file("names.swift", text), "--no-notes").everything
    let lines = told.split(separator: "\n")
    return zip(lines.indices, zip(lines, lines.dropFirst())).compactMap { index, pair in
      let (line, place) = pair
      guard line.hasPrefix("error"), place.contains("-->"), let number = place.split(separator: ":").dropLast().last
      else { return nil }
      let label = lines[index...].first { $0.contains("━") } ?? ""
      return (Int(number) ?? 0, line, label)
    }
  }
}
