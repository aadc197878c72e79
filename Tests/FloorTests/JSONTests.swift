import Testing

@testable import Serving

extension Floors {
  /// JSON as other programs send it, and as they get it.
  @Suite struct JSONTests {
    private func parsed(_ text: String) throws -> JSONValue { try JSONValue(parsing: text.utf8) }

    private func problem(_ bytes: [UInt8]) -> JSONValue.Problem? {
      do throws(JSONValue.Problem) {
        _ = try JSONValue(parsing: bytes)
        return nil
      } catch {
        return error
      }
    }

    private func problem(_ text: String) -> JSONValue.Problem? { problem(Array(text.utf8)) }

    @Test func valuesAreRead() throws {
      let value = try parsed(#" {"id": 7, "text": "let a", "flags": [true, false, null, -1.5e2], "none": {}} "#)
      #expect(value["id"]?.int == 7)
      #expect(value["text"]?.string == "let a")
      #expect(value["flags"] == [true, false, .null, .double(-150)])
      #expect(value["none"] == .object([]))
      #expect(value["missing"] == nil)
      #expect(value["text"]?["deeper"] == nil)
    }

    @Test func whatIsWrittenIsReadAgain() throws {
      let value: JSONValue = [
        "a": [1, .double(0.1), .double(1e300), .integer(.min), .integer(.max)],
        "b\n\"": "\u{0}\u{1b}[31m\u{200b}\u{2028}é🍌\\",
        "c": [], "d": [:],
      ]
      #expect(try parsed(value.text) == value)
      #expect(!value.text.contains("\n"))
    }

    @Test func whatATerminalWouldObeyIsWrittenByItsNumber() {
      #expect(JSONValue.string("\u{1b}\u{7f}\u{202e}\u{e0001}\t").text == #""\u001b\u007f\u202e\udb40\udc01\t""#)
      #expect(JSONValue.string("ä🍌").text == "\"ä🍌\"")
      #expect(JSONValue.double(.infinity).text == "null")
    }

    @Test func numbersKeepTheirKind() throws {
      #expect(try parsed("0") == 0)
      #expect(try parsed("-0") == 0)
      #expect(try parsed("9223372036854775807") == .integer(.max))
      #expect(try parsed("9223372036854775808") == .double(9223372036854775808))
      #expect(try parsed("1.0").int == 1)
      #expect(try parsed("1.5").int == nil)
      #expect(try parsed("1e300").int == nil)
      #expect(problem("1e999") == .init(offset: 0, reason: .numberTooLarge))
      #expect(problem("01") == .init(offset: 1, reason: .badNumber))
      #expect(problem("1.x") == .init(offset: 2, reason: .badNumber))
      #expect(problem("-") == .init(offset: 1, reason: .endsEarly))
      #expect(problem("+1") == .init(offset: 0, reason: .noValue))
    }

    @Test func escapesAreRead() throws {
      #expect(try parsed(#""\"\\\/\b\f\n\r\t\u00e9\u20AC""#).string == "\"\\/\u{8}\u{c}\n\r\té€")
      #expect(try parsed(#""\ud83c\udf4c""#).string == "🍌")
      #expect(problem(#""\x""#) == .init(offset: 1, reason: .badEscape))
      #expect(problem(#""\u12g4""#)?.reason == .badEscape)
      #expect(problem(#""\u12"#)?.reason == .endsEarly)
    }

    @Test(arguments: [#""\ud83c""#, #""\udf4c""#, #""\ud83cx""#, #""\ud83c\u0041""#, #""\ud83c\n""#])
    func halfOfAPairIsOneCharacter(_ text: String) throws {
      let read = try #require(try parsed(text).string)
      #expect(read.unicodeScalars.first == "\u{fffd}")
      #expect(read.utf16.count == (text.utf8.count > 8 ? 2 : 1))
    }

    @Test func bytesThatAreNoTextAreRefusedWhereTheyStand() {
      let wrong: [[UInt8]] = [
        [0x80], [0xc0, 0x80], [0xc1, 0xbf], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xf5],
        [0xff],
        [0xe2, 0x82], [0xe2, 0x28, 0xa1], [0xf0, 0x9f, 0x8d],
      ]
      for bytes in wrong {
        #expect(problem([0x22, 0x61] + bytes + [0x22]) == .init(offset: 2, reason: .notUTF8), "\(bytes)")
      }
      #expect(problem("\"a\nb\"") == .init(offset: 2, reason: .controlCharacter))
    }

    @Test func halfAValueIsKnownAsOne() {
      let whole = #"{"a": [1, true, "x\né\u00e9🍌", null], "b": {"c": -1.5e3}}"#
      let bytes = Array(whole.utf8)
      #expect(problem(bytes) == nil)
      // Cut in the midst of a character it is no text; anywhere else it ends early.
      for count in bytes.indices {
        let found = problem(Array(bytes[..<count]))
        #expect(found?.reason == .endsEarly || (found?.reason == .notUTF8 && bytes[count] & 0xc0 == 0x80), "\(count)")
      }
    }

    @Test func whatIsNoValueIsRefused() {
      #expect(problem("") == .init(offset: 0, reason: .endsEarly))
      #expect(problem("hello") == .init(offset: 0, reason: .unknownWord))
      #expect(problem("trues") == .init(offset: 4, reason: .moreBehind))
      #expect(problem("{} {}") == .init(offset: 3, reason: .moreBehind))
      #expect(problem("{a: 1}") == .init(offset: 1, reason: .noName))
      #expect(problem(#"{"a" 1}"#) == .init(offset: 5, reason: .noColon))
      #expect(problem(#"{"a": 1,}"#) == .init(offset: 8, reason: .noName))
      #expect(problem("[1,]") == .init(offset: 3, reason: .noValue))
      #expect(problem("[1 2]") == .init(offset: 3, reason: .noComma))
      #expect(problem("\u{feff}{}") == .init(offset: 0, reason: .noValue))
    }

    @Test func depthIsBounded() throws {
      let deep = JSONValue.deepest
      #expect(problem(String(repeating: "[", count: deep) + String(repeating: "]", count: deep)) == nil)
      #expect(problem(String(repeating: "[", count: 1_000_000)) == .init(offset: deep, reason: .tooDeep))
      #expect(problem(String(repeating: #"{"a":"#, count: 1_000_000))?.reason == .tooDeep)
    }

    @Test func timeGrowsAsTheBytesDo() throws {
      let element = #"{"a": "xyz\n", "b": [1, 2.5, "é"]},"#
      let text = "[" + String(repeating: element, count: 20_000) + "0]"
      #expect(try parsed(text).array?.count == 20_001)
      #expect(try parsed("\"" + String(repeating: "a", count: 2_000_000) + "\"").string?.utf8.count == 2_000_000)
    }

    @Test func anythingIsRefusedOrRead() {
      // Bytes by lot, out of those that mean something.
      let alphabet = Array("{}[]\",:\\u0d8e-.truefalsn \n".utf8) + [0xe2, 0x82, 0xac, 0xff, 0xf0]
      var state: UInt64 = 26
      for _ in 0..<20_000 {
        let bytes = (0..<12).map { _ -> UInt8 in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return alphabet[Int(state >> 33) % alphabet.count]
        }
        if let value = try? JSONValue(parsing: bytes) { #expect((try? JSONValue(parsing: value.bytes)) == value) }
      }
    }
  }
}
