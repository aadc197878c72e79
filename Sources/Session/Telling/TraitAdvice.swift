import Diagnostics

/// Says of a value that was shown and has no trait which one it nearly has.
extension Interpreter {
  /// What the traits of the library ask for and have no default of.
  private static let requirements: [(trait: String, members: [String])] = [
    ("TextPresentable", ["text"]), ("ImagePresentable", ["imageName"]), ("TapPresentable", ["onTap()"]),
    ("SwitchPresentable", ["switchOn", "onSwitchToggleOn(on:)"]),
    ("TextFieldPresentable", ["text", "onTextFieldDidEndEditing(textField:)"]), ("Presentable", ["pieces"]),
  ]

  /// - Parameter count: how many cells there were before.
  public func traitAdvice(onCellsBehind count: Int) -> String? {
    let new = count..<max(count, cellCount)
    guard let number = new.first(where: { isWithoutTrait($0 + 1) }).map({ $0 + 1 }) else { return nil }
    let model = model(ofCell: number)
    let members = completion(ofModel: number, "").candidates.map { Interpreter.baseName($0.name) }
    let known = Interpreter.requirements.map { trait, required in
      (trait, required, required.filter { members.contains(Interpreter.baseName($0)) })
    }
    if let (trait, required, _) = known.first(where: { $0.1.count == $0.2.count }) {
      let names = required.map { "`\($0)`" }.joined(separator: " and ")
      return "`\(model)` has \(names), all that `\(trait)` asks for: `extension \(model): \(trait) {}` says so"
    } else if let (trait, required, found) = known.first(where: { !$0.2.isEmpty }) {
      let lacking = required.filter { !found.contains($0) }.map { "`\($0)`" }.joined(separator: " and ")
      return "`\(model)` has `\(found[0])`; for `\(trait)`, \(lacking) is missing"
    } else if let (trait, required, meant) = nearest(among: members) {
      return "`\(model)` has `\(meant)`; `\(trait)` asks for `\(required)`"
    } else {
      return "a cell shows what traits say: `extension \(model): TextPresentable { var text: String { \"…\" } }`"
    }
  }

  private func isWithoutTrait(_ number: Int) -> Bool {
    // In a narrow window the end of it is cut.
    !isScreen(number) && drawing(ofCell: number).contains("nothing to p")
  }

  private func nearest(among members: [String]) -> (trait: String, required: String, meant: String)? {
    for (trait, required) in Interpreter.requirements {
      for name in required {
        if let meant = suggestion(for: Interpreter.baseName(name), among: members) { return (trait, name, meant) }
      }
    }
    return nil
  }

  private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
