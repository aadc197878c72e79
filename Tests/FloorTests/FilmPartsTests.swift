import Stage
import Testing

@testable import Film

extension Floors {
  /// What pictures are made of: colours that can be read, lines that fit.
  @Suite struct FilmPartsTests {
    @Test func everyColourCanBeRead() {
      for palette in [Palette.light, .dark] {
        for red in stride(from: 0, through: 255, by: 51) {
          for green in stride(from: 0, through: 255, by: 51) {
            for blue in stride(from: 0, through: 255, by: 51) {
              let text = palette.readable(Tint(red, green, blue))
              #expect(contrast(text, palette.card) >= 4.5 && contrast(text, palette.fill) >= 4.5)
            }
          }
        }
        for behind in [palette.page, palette.card, palette.fill] {
          #expect(contrast(palette.label, behind) >= 4.5 && contrast(palette.secondary, behind) >= 4.5)
        }
        #expect(contrast(palette.accent, palette.accentFill) >= 4.5)
        #expect(contrast(palette.accent, palette.isDark ? palette.page : palette.card) >= 4.5)
      }
      // What can be read stays as it is.
      #expect(Palette.dark.readable(Tint(255, 204, 0)) == Tint(255, 204, 0))
      #expect(contrast(Tint(0, 0, 0), Tint(255, 255, 255)) == 21)
    }

    @Test func linesFit() {
      let face = Typeface(size: 17)
      for text in [
        "a label of several words which is long", String(repeating: "x", count: 200), "这是一个很长的标签，会自动换行，不会和别的文字重叠。",
        "👩‍👩‍👧‍👦🎉👩‍👩‍👧‍👦🎉👩‍👩‍👧‍👦🎉", "", " ", "words  with   spaces",
      ] {
        for limit in [40, 88, 300] {
          let lines = face.lines(of: text, within: limit)
          #expect(lines.allSatisfy { face.width(of: $0) <= limit }, "\(text) in \(limit)")
          #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
          #expect(lines.dropFirst().allSatisfy { $0.first != "，" && $0.first != "。" })
          let two = face.lines(of: text, within: limit, most: 2)
          #expect(two.count <= 2 && two.allSatisfy { face.width(of: $0) <= limit })
          #expect(lines.count <= 2 || two[1].hasSuffix("…"))
        }
      }
      #expect(face.width(of: "你好") > face.width(of: "ab"))
    }

    @Test func bytesAsText() {
      #expect(base64([]) == "" && base64([102]) == "Zg==" && base64([102, 111]) == "Zm8=")
      #expect(base64([102, 111, 111]) == "Zm9v" && base64([255, 254, 253, 252]) == "//79/A==")
    }

    @Test func longReelsGiveWay() {
      func reel(_ count: Int) -> Film.Reel {
        let frames = (0..<count).map {
          Film.Frame(number: $0, title: "", event: "", printed: "", scene: Scene.current.pointee)
        }
        return Film.Reel(kind: .cell, subject: "A", frames: frames, frameCount: count)
      }
      let film = Film(name: "f", reels: [reel(100), reel(3)], frameCount: 103, reelCount: 2)
      let short = film.shortened(to: 23)
      #expect(short.reels.map(\.frames.count) == [20, 3] && short.count == 23)
      #expect(short.reels[0].frames.last?.number == 99 && short.reels[0].gap(before: 19) == 80)
      #expect(short.omission == "23 of 103 frames are in the film")
      #expect(film.shortened(to: 1).count == 1 && film.shortened(to: 200).count == 103)
      #expect(film.omission == nil)
    }
  }
}
