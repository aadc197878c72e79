import Foundation
let fm = FileManager.default
let dir = "/tmp/zoetrope-file-handles"
try? fm.removeItem(atPath: dir)
try fm.createDirectory(atPath: dir, withIntermediateDirectories: true)
let p = dir + "/log.txt"
print(FileHandle(forReadingAtPath: p) as Any, FileHandle(forWritingAtPath: p) as Any, FileHandle(forUpdatingAtPath: p) as Any)
do { _ = try FileHandle(forReadingFrom: URL(fileURLWithPath: p)) } catch { print((error as NSError).domain, (error as NSError).code, error.localizedDescription) }
do { _ = try FileHandle(forWritingTo: URL(fileURLWithPath: p)) } catch { print((error as NSError).domain, (error as NSError).code, error.localizedDescription) }
fm.createFile(atPath: p, contents: nil)
let w = FileHandle(forWritingAtPath: p)!
w.write("one\n".data(using: .utf8)!)
w.write(Data("two\n".utf8))
print(w.offsetInFile)
w.seek(toFileOffset: 0)
w.write(Data("ONE".utf8))
print(w.seekToEndOfFile())
try w.write(contentsOf: Data("three\n".utf8))
try w.close()
print(try String(contentsOfFile: p, encoding: .utf8))
let r = try FileHandle(forReadingFrom: URL(fileURLWithPath: p))
print(String(data: r.readData(ofLength: 4), encoding: .utf8)!)
print(try r.offset(), String(decoding: try r.read(upToCount: 3) ?? Data(), as: UTF8.self))
print(String(decoding: r.readDataToEndOfFile(), as: UTF8.self), r.availableData.count)
print(try r.readToEnd() as Any, try r.read(upToCount: 1) as Any)
try r.seek(toOffset: 4)
print(String(decoding: try r.readToEnd()!, as: UTF8.self))
r.closeFile()
let u = FileHandle(forUpdatingAtPath: p)!
try u.truncate(atOffset: 4)
print(try u.offset(), try u.seekToEnd())
u.write(Data("x".utf8))
u.synchronizeFile()
print(try String(contentsOfFile: p, encoding: .utf8))
u.closeFile()
let text = "a,b\nc,d\n"
try text.write(toFile: p, atomically: true, encoding: .utf8)
for line in try String(contentsOfFile: p, encoding: .utf8).components(separatedBy: .newlines) where !line.isEmpty { print(line) }
struct S: Codable { var a = 1; var b = ["x"] }
try JSONEncoder().encode(S()).write(to: URL(fileURLWithPath: p), options: [.atomic])
print(try JSONDecoder().decode(S.self, from: Data(contentsOf: URL(fileURLWithPath: p))))
print(FileManager.default.isReadableFile(atPath: p))
try fm.removeItem(atPath: dir)
let en = fm.enumerator(atPath: "/tmp/nope")
print(en == nil)
var isDirectory = ObjCBool(true)
print(fm.fileExists(atPath: "/tmp", isDirectory: &isDirectory), isDirectory.boolValue)
print(fm.fileExists(atPath: "/tmp", isDirectory: nil))
