// What is no JSON: where the error is, and what it says.
import Foundation

func read(_ text: String, _ options: JSONSerialization.ReadingOptions = []) {
  do {
    print(text, "->", try JSONSerialization.jsonObject(with: Data(text.utf8), options: options))
  } catch {
    let error = error as NSError
    print(text, "!!", error.domain, error.code, error.userInfo[NSDebugDescriptionErrorKey] ?? "")
  }
}

let broken = [
  "", " ", "1", "\"a\"", "[1,]", "[,]", "{\"a\":1,}", "{\"a\"}", "{a:1}", "[01]", "[-]", "[1.]", "[1e]", "[.5]", "[+1]",
  "[1 2]", "[1]x", "[1", "{\"a\":", "[\"a", "[\"a\\x\"]", "[\"\\ud800\"]", "[\"\\ud83d\\ude00\"]", "[\"\\udc00\"]",
  "[\"\\u12g4\"]", "[\"\\u12", "[\"a\nb\"]", "[tru]", "[tru]]", "[true1]", "[nul]", "[TRUE]", "[--1]", "[1-2]",
  "[1e400]",
  "[-9223372036854775808]", "[123456789012345678901]", "[-0]", "[1.0e2]", "{\"a\":1,\"a\":2}", "}", "{]", "[}", "{1:2}",
  "{\"a\" 1}", "{\"a\":1 \"b\":2}", "[1.5.5]", "[1e5e5]", "[\"\\", "[\"é\", x]", "[1a]", "[1,,2]", "[0.0000001]",
  "[1]]",
]
for text in broken { read(text) }
for text in ["1", "true", "null", "-", "01", "x", " 1 ", "1 1", "1."] { read(text, .fragmentsAllowed) }

func bytes(_ bytes: [UInt8]) {
  do {
    print(try JSONSerialization.jsonObject(with: Data(bytes), options: []))
  } catch {
    print(error)
    print(error.localizedDescription)
  }
}
bytes([0x5B, 0x22, 0xFF, 0x22, 0x5D])
bytes([0xEF, 0xBB, 0xBF, 0x5B, 0x31, 0x5D])
bytes([0xFF, 0xFE, 0x5B, 0, 0x31, 0, 0x5D, 0])
bytes([UInt8](repeating: 0x5B, count: 600))

do {
  _ = try JSONSerialization.jsonObject(with: Data("{".utf8))
} catch CocoaError.propertyListReadCorrupt {
  print("corrupt")
}
do {
  _ = try JSONSerialization.jsonObject(with: Data("{".utf8))
} catch let error as CocoaError {
  print(error.code == .propertyListReadCorrupt, error.code.rawValue, error.errorUserInfo, error.userInfo.count)
}
let object: Error = NSError(domain: NSCocoaErrorDomain, code: 4, userInfo: ["k": 1])
if let error = object as? CocoaError { print(error.code == .fileNoSuchFile, error, (error as NSError).userInfo) }
do { throw object } catch CocoaError.fileNoSuchFile { print("no such file") } catch { print("other") }
