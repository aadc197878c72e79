import Diagnostics
import Film
import Testing

@testable import Session

/// A host that takes down what it is handed.
private final class Notes: SessionHost {
  var isWaiting: Bool { true }
  var pieces: [String] = []

  func take(_ printed: UnsafeRawBufferPointer, _ frame: Film.FrameID?, _ interpreter: Interpreter?) -> Int32 {
    let text = String(decoding: printed, as: UTF8.self)
    if let frame, let interpreter {
      let words = interpreter.frames?.facts(of: frame)?.words ?? ""
      pieces.append("\(interpreter.cell(of: frame) ?? 0).\(frame.number): \(words)")
    } else if let last = pieces.last, !last.contains(": ") {
      pieces[pieces.count - 1] += text
    } else {
      pieces.append(text)
    }
    return 0
  }

  func readLine() -> String? { nil }
}

extension Floors {
  /// A session for a host, which is handed what is printed and shown piece by piece.
  @Suite struct ServedSessionTests {
    private let notes = Notes()
    private let session: Session

    init() { session = Session(commandLine: [], host: notes) }

    private func enter(_ text: String) -> Session.Answer {
      session.enter(Source(name: "entry", text: Array(text.utf8)))
    }

    private func changed(by answer: Session.Answer) -> Session.Change? {
      if case .changed(let change, _) = answer { change } else { nil }
    }

    private static let model = """
      struct Gru: TextPresentable, SwitchPresentable {
        var text: String { "Gru" }
        var switchOn = true
        mutating func onSwitchToggleOn(on: Bool) {
          switchOn = on
          print("heard")
        }
      }
      """

    @Test func framesComeBetweenWhatIsPrinted() {
      _ = enter(Self.model)
      _ = enter("print(1)\nlet cell = show(Gru())\nprint(2)\ncell.toggle()")
      #expect(
        notes.pieces == [
          "1\n", "1.0: text “Gru”, switch on purple", "2\nheard\n", "1.1: text “Gru”, switch off purple",
        ])
    }

    @Test func aChangeSaysWhichFramesLookDifferent() throws {
      _ = enter(Self.model)
      _ = enter("let cell = show(Gru())\ncell.toggle()")
      notes.pieces = []
      let change = try #require(changed(by: enter("extension Gru { var textColor: Color { .red } }")))
      #expect(change.frames.map(\.id.number) == [0, 1])
      #expect(change.frames.allSatisfy { $0.text?.contains("text red") == true })
      #expect(notes.pieces == [])
      let back = try #require(changed(by: session.undo()))
      #expect(back.frames.count == 2)
      let gone = try #require(changed(by: session.undo()))
      #expect(gone.frames.map(\.text) == [nil, nil])
    }

    @Test func whatAChangeShowsItselfIsNoneOfTheFramesBefore() throws {
      _ = enter(Self.model + "\nlet cell = show(Gru())")
      let again = Self.model.replacing("\"Gru\"", with: "\"Felonius\"") + "\nprint(\"again\")\nlet second = show(Gru())"
      let change = try #require(changed(by: enter(again)))
      #expect(change.frames.count == 1)
      #expect(change.printedFrames.count == 1)
      #expect(change.printed.hasPrefix("again\n╭─ cell 2"))
      let bytes = Array(change.printed.utf8)[change.printedFrames[0].range]
      #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("╭─ cell 2"))
    }

    /// In a notebook a type and its cell often stand in one entry.
    @Test func anExtensionHasASayInTheEntryThatDeclaresAndShows() throws {
      _ = enter(Self.model + "\nlet cell = show(Gru())\ncell.frames.count")
      let change = try #require(changed(by: enter("extension Gru { var textColor: Color { .red } }")))
      #expect(change.redrawn.map(\.number) == [1])
      // The value of that entry has the name that it had.
      guard case .ran(let outcome) = enter("$0 + 1"), outcome.value?.text == "2" else {
        Issue.record("the value is gone")
        return
      }
    }
  }
}
