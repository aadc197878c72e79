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

    @Test func plainCharactersWhereNothingElseIsThere() {
      let lines = paint(ascii: true) { scene in
        scene.beginCell("one")
        scene.place(label("text"))
      }
      #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
