import Film
import Session
import Stage

/// Films of what is on the stage.
extension Prompt {
  /// `:film N [FILE]` or `:film FILE`: one cell or all of them, as text or in a file.
  func film(_ words: String) {
    let rest = words.drop { $0 == " " }
    let digits = rest.prefix { $0.isNumber }
    let isNumbered = !digits.isEmpty && (digits.endIndex == rest.endIndex || rest[digits.endIndex] == " ")
    let path = trimmed(String(isNumbered ? rest[digits.endIndex...].drop { $0 == " " } : rest))
    guard interpreter.cellCount > 0 || !isNumbered else {
      return report.error("no cell is on the stage yet", help: ["`show(model)` puts one there"])
    }
    var film = interpreter.film(named: "Session")
    if isNumbered {
      guard let number = onlyCell(String(digits), for: ":film") else { return }
      film = interpreter.film(named: "Session", ofCell: number)
    }
    guard let film, film.count > 0 else {
      return report.error(
        isNumbered ? "cell \(digits) has no frames of its own" : "nothing has been shown yet",
        help: [isNumbered ? "as a row of a sheet it is in the film of all: `:film FILE`" : "`show(model)` shows a cell"]
      )
    }
    if path.isEmpty {
      return write(film.text(width: StageSettings.standard.width, ascii: StageSettings.standard.ascii))
    }
    guard let file = FilmFile(path), !file.isStandardOutput else {
      return report.error(
        "`\(shown(path))` does not say what to write", help: ["a film's name ends in \(FilmFile.endings)"])
    }
    let content = file.content(
      of: film, imagesIn: ".", width: StageSettings.standard.width, ascii: StageSettings.standard.ascii)
    let problem = OutputFile.write(content, to: path)
    guard problem == 0 else {
      return report.error(
        "can't write `\(shown(path))`: \(OutputFile.words(for: problem))",
        help: ["name a file in a folder that can be written to: `:film cells.html`"])
    }
    let part = file.part(of: film)
    write(dim("\(part.count) frame\(part.count == 1 ? "" : "s") in \(shown(path))") + "\n")
    if let omission = part.omission { report.hint(omission) }
  }
}
