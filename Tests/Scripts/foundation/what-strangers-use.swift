import Foundation
let n: Int8 = numericCast(5 as Int); print(n)
var s = IndexSet(); s.insert(integersIn: 3...5); s.insert(integersIn: 8..<10); print(s.count, Array(s), s.contains(integersIn: 3...4)); s.remove(integersIn: 4...8); print(Array(s))
print(ProcessInfo.processInfo.processorCount > 0, ProcessInfo.processInfo.activeProcessorCount > 0, ProcessInfo.processInfo.physicalMemory > 0, ProcessInfo.processInfo.processIdentifier > 0, ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 0, ProcessInfo.processInfo.processName.isEmpty)
let r = try NSRegularExpression(pattern: "\\d+")
let text = "a1 b22 c333"
r.enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) { m, flags, stop in
  print((text as NSString).substring(with: m!.range)); if m!.range.length == 2 { stop.pointee = true }
}
let e = JSONEncoder(); e.keyEncodingStrategy = .custom { path in KeyBox(path.last!.stringValue.uppercased()) }
struct KeyBox: CodingKey { var stringValue: String; var intValue: Int? { nil }; init(_ s: String) { stringValue = s }; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { nil } }
struct P: Codable { var first = 1; var inner = Q() }
struct Q: Codable { var second = [1] }
e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(P()), as: UTF8.self))
let d = JSONDecoder(); d.keyDecodingStrategy = .custom { path in KeyBox(path.last!.stringValue.lowercased()) }
print(try d.decode(P.self, from: Data(#"{"FIRST": 4, "INNER": {"SECOND": [2]}}"#.utf8)))
let f = JSONEncoder(); f.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(String(decoding: try f.encode([1.5, .infinity, -.infinity, .nan]), as: UTF8.self))
let g = JSONDecoder(); g.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(try g.decode([Double].self, from: Data(#"[1, "inf", "nan"]"#.utf8)))
let h = JSONEncoder(); h.dataEncodingStrategy = .deferredToData; print(String(decoding: try h.encode(["a": Data([1, 2])]), as: UTF8.self))
print(Data([1, 2, 3, 250]).base64EncodedString(options: []), Data(repeating: 7, count: 60).base64EncodedString(options: .lineLength64Characters))
print(URL(fileURLWithPath: "/a/../b/./c").standardizedFileURL.path, URL(fileURLWithPath: "/a/b").resolvingSymlinksInPath().path)
var out = ""; ("x" as Character).write(to: &out); print(out)
let c = NSCondition(); c.lock(); c.signal(); c.unlock()
let t = Thread { print("thread") }; t.name = "w"; t.start(); while !t.isFinished { Thread.sleep(forTimeInterval: 0.01) }; print(t.isFinished)
print("Straße".precomposedStringWithCanonicalMapping == "Straße", "é".decomposedStringWithCanonicalMapping.unicodeScalars.count)
print(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString.lowercased())
print(MemoryLayout<Int>.size, MemoryLayout<Double>.stride, MemoryLayout<Bool>.alignment)
