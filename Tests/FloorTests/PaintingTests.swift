import Testing

@testable import Stage

extension Floors {
  /// Scenes as they are drawn, without a script that makes them.
  @Suite struct PaintingTests {
    private func paint(width: Int = 80, ascii: Bool = false, _ make: (inout Scene) -> Void) -> [String] {
      var scene = Scene()
      make(&scene)
      var painter = Painter(StageSettings(width: width, colors: .none, ascii: ascii))
      painter.paintSheet(scene)
      return String(decoding: painter.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func label(_ text: String) -> Slot {
      .label(VisibleText(text), Tint(0, 0, 0), size: 17, bold: false, wraps: false)
    }

    @Test func aCellIsAFrameAndWhatIsInIt() {
      let lines = paint { scene in
        scene.beginCell("frame 0")
        scene.place(label("Minion Mode"))
        scene.place(.space)
        scene.place(.toggle(on: true, Tint(255, 255, 0)))
      }
      #expect(lines.count == 3)
      #expect(lines[0].contains("frame 0"))
      #expect(lines[1].contains("Minion Mode"))
      #expect(lines[1].contains("ON"))
      #expect(Set(lines.map { displayWidth(of: $0) }) == [48])
    }

    @Test func wideCharactersAreTwoColumns() {
      let lines = paint { scene in
        scene.beginCell("")
        scene.place(label("开关 on"))
      }
      #expect(Set(lines.map { displayWidth(of: $0) }).count == 1)
    }

    @Test func nothingThatATerminalObeysIsDrawn() {
      let lines = paint { scene in
        scene.beginCell("")
        scene.place(label("a\u{1B}[2Jb\u{7}"))
      }
      #expect(!lines.joined().utf8.contains(0x1B))
      #expect(!lines.joined().utf8.contains(7))
    }

    @Test func aNarrowTerminalGetsANarrowCell() {
      let lines = paint(width: 30) { scene in
        scene.beginCell("")
        scene.place(label(String(repeating: "long ", count: 20)))
      }
      #expect(lines.allSatisfy { displayWidth(of: $0) <= 30 })
    }

    /// What a terminal with colours gets, through the functions that scripts call.
    private func rich(_ theme: Theme = .dark, width: Int = 60, ascii: Bool = false, _ place: () -> Void) -> String {
      let scene = Scene.current
      scene.pointee.ownSettings = StageSettings(width: width, colors: .full, ascii: ascii, theme: theme)
      defer { scene.pointee.ownSettings = nil }
      stageBegin()
      stageCell("frame 0")
      place()
      return stageDraw()
    }

    /// Without the escapes.
    private func characters(_ text: String) -> [String] {
      var result = ""
      var isEscape = false
      for character in text {
        if character == "\u{1b}" { isEscape = true }
        if !isEscape { result.append(character) }
        if isEscape, character.isLetter { isEscape = false }
      }
      return result.split(separator: "\n").map(String.init)
    }

    @Test func controlsAreFilledWhereThereAreColours() {
      let text = rich {
        stageSwitch(true, 175, 82, 222)
        stageSwitch(false, 175, 82, 222)
        stageSlider(0.5, 0, 122, 255)
        stageChoice(true, 0, 122, 255)
      }
      let lines = characters(text)
      #expect(lines[1].contains("▐ ON   ●▌") && lines[1].contains("▐●   OFF▌"))
      #expect(lines[1].contains("━●─") && lines[1].contains("◉"))
      #expect(text.contains("48;2;175;82;222"))
      #expect(Set(lines.map { displayWidth(of: $0) }).count == 1)
    }

    @Test func whatFillsARowFillsIt() {
      let lines = characters(
        rich {
          stageLabel("name", 0, 0, 0, 17, false, false)
          stageField("", "who?")
          stageSwitch(true, 175, 82, 222)
          stageLine()
          stageLabel("Sound", 0, 0, 0, 17, true, false)
          stageLead()
          stageRule()
          stageLabel("below", 0, 0, 0, 17, false, false)
        })
      #expect(lines[1] == "│ name  [▏who?                    ]  ▐ ON   ●▌ │")
      #expect(lines[2] == "│ Sound  " + String(repeating: "─", count: 37) + " │")
      // A heading's line is the one that divides it from what follows.
      #expect(lines[3].hasPrefix("│ below "))
    }

    @Test func longLabelsAreBrokenAndSymbolsAreSigns() {
      let long = String(repeating: "長い labels ", count: 12)
      let lines = characters(
        rich(width: 40) {
          stageImage("star.fill")
          stageImage("heart.circle")
          stageImage("minion.png")
          stageLine()
          stageLabel(long, 0, 0, 0, 17, false, false)
        })
      #expect(lines[1].contains("★") && lines[1].contains("♡") && lines[1].contains("[▣ minion.png]"))
      #expect(lines.count > 5 && !lines.joined().contains("…"))
      #expect(lines.allSatisfy { displayWidth(of: $0) == 40 })
    }

    @Test func aProjectorShowsNothingDimAndNamesColours() {
      func place() {
        stageLabel("yellow", 255, 204, 0, 17, false, false)
        stageLabel("gray", 142, 142, 147, 17, false, false)
        stageButton("No", 0, 122, 255, false)
      }
      let text = rich(.projector) { place() }
      #expect(!text.contains("\u{1b}[2m") && !text.contains("255;204;0") && !text.contains("142;142;147"))
      #expect(text.contains("text yellow · text gray") && text.contains("( No )"))
      #expect(rich(.dark) { place() }.contains("255;204;0"))
      #expect(!rich(.light) { place() }.contains("255;204;0"))
    }

    @Test func nothingIsFilledInPlainCharacters() {
      let place = {
        stageSwitch(true, 175, 82, 222)
        stageField("", "who?")
        stageImage("star")
      }
      #expect(characters(rich(ascii: true, place)).joined().utf8.allSatisfy { $0 < 0x80 })
      #expect(characters(rich(ascii: true, place))[1].contains("(==O) ON"))
    }

    @Test(arguments: [40, 80, 120]) func cellsLieSideBySideOnABoard(_ width: Int) {
      let scene = Scene.current
      scene.pointee.ownSettings = StageSettings(width: width, colors: .palette)
      defer { scene.pointee.ownSettings = nil }
      StageBoard.begin(focus: StageBoard.Focus(control: 2, typed: "漢字"))
      for text in ["Alpha", "長い名前", "Gamma", "Delta"] {
        stageBegin()
        stageCell("cell \(text)")
        stageLabel(text, 0, 0, 0, 17, false, false)
        stageSwitch(true, 0, 0, 0)
        stageLine()
        stageField("was", "who?")
        // It is told that something was drawn, and no more.
        #expect(stageDraw() == " ")
      }
      #expect(StageBoard.controls.map(\.cell) == [0, 0, 1, 1, 2, 2, 3, 3])
      #expect(StageBoard.controls[3].kind == .field("was"))
      let text = StageBoard.draw()
      let lines = characters(text)
      #expect(lines[0].places(of: "╭").count == width / 40)
      #expect(lines.allSatisfy { displayWidth(of: $0) <= width })
      #expect(text.places(of: "\u{1b}[7m").count == 1)
      #expect(StageBoard.controls.isEmpty)
    }

    @Test func theKeysAreSeenToGoToOneField() {
      let scene = Scene.current
      scene.pointee.ownSettings = StageSettings(width: 60, colors: .none)
      defer { scene.pointee.ownSettings = nil }
      StageBoard.begin(focus: StageBoard.Focus(control: 1, typed: "漢字"))
      stageCell("one")
      stageField("was", "who?")
      stageField("", "who?")
      let text = StageBoard.draw()
      #expect(text.contains("\u{1b}[7m[漢字▏") && text.contains("[was▏"))
      #expect(Set(characters(text).map { displayWidth(of: $0) }).count == 1)
    }

    @Test func plainCharactersWhereNothingElseIsThere() {
      let lines = paint(ascii: true) { scene in
        scene.beginCell("one")
        scene.place(label("text"))
      }
      #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 })
    }
  }
}

extension String {
  /// The places where another text begins in this one.
  fileprivate func places(of text: String) -> [Index] {
    indices.filter { self[$0...].hasPrefix(text) }
  }
}
