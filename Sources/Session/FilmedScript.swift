import Diagnostics
import Film
import Machine

/// A script that is run for its film: what it prints is part of that, and is not shown.
public final class FilmedScript {
  private let interpreter: Interpreter
  private let recorder = FilmRecorder(hears: true)

  public init(commandLine: [String]) {
    var options = Interpreter.Options()
    options.commandLine = commandLine
    options.film = recorder
    interpreter = Interpreter(options: options)
  }

  public func run(_ sources: [Source], top: Source?) -> Outcome { interpreter.run(sources, top: top) }

  /// What was shown so far.
  ///
  /// - Parameter top: stands beside what has no declaration of its own.
  public func film(named name: String, top: Source?) -> Film {
    interpreter.withListings(recorder.film(named: name), top: top)
  }
}

extension Interpreter {
  /// The film of the session so far.
  public func film(named name: String) -> Film? {
    options.film.map { withListings($0.film(named: name), top: nil) }
  }

  /// The same without the declarations of what is shown, for a look at its frames.
  public var frames: Film? { options.film?.film(named: "") }

  /// The film of one cell or screen.
  public func film(named name: String, ofCell number: Int) -> Film? {
    options.film.map { withListings($0.film(named: name, of: stagedCells[number - 1].reference), top: nil) }
  }

  /// The number of the cell or screen whose frame it is; nil of sheets and of drawings that stand for themselves.
  public func cell(of frame: Film.FrameID) -> Int? {
    guard let owner = options.film?.owner(of: frame) else { return nil }
    return stagedCells.lastIndex { $0.reference == owner }.map { $0 + 1 }
  }

  /// With the declarations of what is shown.
  func withListings(_ film: Film, top: Source?) -> Film {
    film.withSources { subject in
      let name = String(subject.prefix { $0 != "<" })
      let place = name.isEmpty ? nil : sources(of: name).places.first { !$0.source.isLibrary }
      guard let place else { return top.map { Film.Listing($0, 1, $0.line(at: max(0, $0.text.count - 1))) } }
      return Film.Listing(place.source, place.line, place.source.line(at: Int(max(place.start, place.end - 1))))
    }
  }

  func registerFilm(in executable: Executable) {
    guard let film = options.film else {
      executable.registerNative("stage.frame") { _ in }
      executable.registerNative("stage.still") { _ in }
      return
    }
    executable.registerNative("stage.frame") { [unowned self] call in
      let (owner, typeID) = (call.slots[0], call.slots[1])
      hearWhatWasPrinted()
      let kind = kind(ofType: typeID)
      let isNew = film.announce(
        owner: owner, kind: kind, subject: kind == .cell ? model(ofType: typeID) : call.string(2),
        title: call.string(3),
        event: call.string(4))
      if isNew, filmed.insert(owner).inserted { call.heap.retain(owner) }
    }
    executable.registerNative("stage.still") { [unowned self] _ in
      hearWhatWasPrinted()
      film.announceDrawing()
    }
  }

  private func hearWhatWasPrinted() { if options.recorder == nil { machine.output.flush() } }

  private func kind(ofType typeID: Int) -> Film.Reel.Kind {
    guard case .nominal(let nominal, _) = lowerer.types.type(typeID) else { return .cell }
    return nominal.module.name == "Screens" ? .screen : nominal.name == "Sheet" ? .sheet : .cell
  }
}

extension Film.Listing {
  /// Longer declarations are told to their beginning.
  private static let mostLines = 400

  init(_ source: Source, _ first: Int, _ last: Int) {
    let end = min(last, first + Film.Listing.mostLines - 1)
    var lines = first <= end ? (first...end).map { source.lineText($0) } : []
    while lines.last?.isEmpty == true { lines.removeLast() }
    if end < last { lines.append("…") }
    self.init(file: source.name, firstLine: first, lines: lines)
  }
}

extension FilmRecorder {
  /// Where the script's output goes.
  func output() -> Output {
    Output { [unowned self] in
      hear($0)
      return 0
    }
  }
}
