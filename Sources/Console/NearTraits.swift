import Session

/// Says of a value that was shown and has no trait which one it nearly has.
extension Prompt {
  /// What the traits of the library ask for and have no default of.
  private static let requirements: [(trait: String, members: [String])] = [
    ("TextPresentable", ["text"]), ("ImagePresentable", ["imageName"]), ("TapPresentable", ["onTap()"]),
    ("SwitchPresentable", ["switchOn", "onSwitchToggleOn(on:)"]),
    ("TextFieldPresentable", ["text", "onTextFieldDidEndEditing(textField:)"]), ("Presentable", ["pieces"]),
  ]

  /// - Parameter count: how many cells there were before.
  func hintAtTraits(ofCellsBehind count: Int) {
    let new = count..<max(count, interpreter.cellCount)
    guard let number = new.first(where: { isWithoutTrait($0 + 1) }).map({ $0 + 1 }) else { return }
    let model = interpreter.model(ofCell: number)
    let members = interpreter.completion(ofModel: number, "").candidates.map { Prompt.baseName($0.name) }
    let known = Prompt.requirements.map { trait, required in
      (trait, required, required.filter { members.contains(Prompt.baseName($0)) })
    }
    if let (trait, required, _) = known.first(where: { $0.1.count == $0.2.count }) {
      let names = required.map { "`\($0)`" }.joined(separator: " and ")
      report.hint("`\(model)` has \(names), all that `\(trait)` asks for: `extension \(model): \(trait) {}` says so")
    } else if let (trait, required, found) = known.first(where: { !$0.2.isEmpty }) {
      let lacking = required.filter { !found.contains($0) }.map { "`\($0)`" }.joined(separator: " and ")
      report.hint("`\(model)` has `\(found[0])`; for `\(trait)`, \(lacking) is missing")
    } else if let (trait, required, meant) = nearest(among: members) {
      report.hint("`\(model)` has `\(meant)`; `\(trait)` asks for `\(required)`")
    } else {
      report.hint("a cell shows what traits say: `extension \(model): TextPresentable { var text: String { \"…\" } }`")
    }
  }

  private func isWithoutTrait(_ number: Int) -> Bool {
    // In a narrow window the end of it is cut.
    !interpreter.isScreen(number) && interpreter.drawing(ofCell: number).contains("nothing to p")
  }

  private func nearest(among members: [String]) -> (trait: String, required: String, meant: String)? {
    for (trait, required) in Prompt.requirements {
      for name in required {
        if let meant = suggestion(for: Prompt.baseName(name), among: members) { return (trait, name, meant) }
      }
    }
    return nil
  }

  private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
