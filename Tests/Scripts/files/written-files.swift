import Foundation
let fm = FileManager.default
func attempt(_ what: String, _ body: () throws -> Void) {
  do { try body(); print(what, "ok") } catch { let e = error as NSError; print(what, e.domain, e.code, e.localizedDescription, e.userInfo.keys.sorted(), type(of: error))  }
}
let dir = fm.temporaryDirectory.appendingPathComponent("zoetrope-written-files")
print(fm.temporaryDirectory, NSTemporaryDirectory(), URL.temporaryDirectory)
try? fm.removeItem(at: dir)
attempt("mk") { try fm.createDirectory(at: dir, withIntermediateDirectories: true) }
attempt("mk twice") { try fm.createDirectory(at: dir, withIntermediateDirectories: true) }
attempt("mk twice no") { try fm.createDirectory(at: dir, withIntermediateDirectories: false) }
attempt("mk deep no") { try fm.createDirectory(at: dir.appendingPathComponent("x/y"), withIntermediateDirectories: false) }
attempt("mk deep") { try fm.createDirectory(atPath: dir.path + "/p/q", withIntermediateDirectories: true, attributes: nil) }
let f = dir.appendingPathComponent("a.txt")
attempt("w") { try "hello".write(to: f, atomically: true, encoding: .utf8) }
attempt("w2") { try "hello2".write(toFile: f.path, atomically: false, encoding: .utf8) }
attempt("wd") { try Data([1,2,3]).write(to: dir.appendingPathComponent("b.bin")) }
attempt("wd without") { try Data([1,2,3]).write(to: dir.appendingPathComponent("b.bin"), options: [.withoutOverwriting]) }
attempt("w nodir") { try "hello".write(to: dir.appendingPathComponent("no/a.txt"), atomically: true, encoding: .utf8) }
attempt("w nodir2") { try Data().write(to: dir.appendingPathComponent("no/a.txt")) }
attempt("w onto dir") { try Data().write(to: dir.appendingPathComponent("p")) }
attempt("w onto dir atom") { try Data().write(to: dir.appendingPathComponent("p"), options: .atomic) }
attempt("w under file") { try Data().write(to: f.appendingPathComponent("p")) }
attempt("w http") { try Data().write(to: URL(string: "http://a.b/c")!) }
attempt("w ascii") { try "é".write(to: f, atomically: true, encoding: .ascii) }
attempt("r") { print(try String(contentsOf: f, encoding: .utf8)) }
attempt("ls") { print(try fm.contentsOfDirectory(atPath: dir.path).sorted()) }
attempt("ls no") { print(try fm.contentsOfDirectory(atPath: dir.path + "/no").sorted()) }
attempt("ls file") { print(try fm.contentsOfDirectory(atPath: f.path).sorted()) }
attempt("lsu") { print(try fm.contentsOfDirectory(at: dir, includingPropertiesForKeys: nil).map { $0.lastPathComponent }.sorted()) }
attempt("sub") { print(try fm.subpathsOfDirectory(atPath: dir.path).sorted()) }
print(fm.subpaths(atPath: dir.path)?.sorted() ?? [])
attempt("cp") { try fm.copyItem(at: f, to: dir.appendingPathComponent("c.txt")) }
attempt("cp twice") { try fm.copyItem(at: f, to: dir.appendingPathComponent("c.txt")) }
attempt("cp no") { try fm.copyItem(atPath: dir.path + "/nope", toPath: dir.path + "/c2") }
attempt("mv") { try fm.moveItem(at: f, to: dir.appendingPathComponent("d.txt")) }
attempt("mv no") { try fm.moveItem(at: f, to: dir.appendingPathComponent("d.txt")) }
attempt("mv exists") { try fm.moveItem(at: dir.appendingPathComponent("c.txt"), to: dir.appendingPathComponent("d.txt")) }
attempt("cp dir") { try fm.copyItem(at: dir.appendingPathComponent("p"), to: dir.appendingPathComponent("p2")) }
attempt("mv dir") { try fm.moveItem(at: dir.appendingPathComponent("p2"), to: dir.appendingPathComponent("p3")) }
print(try fm.subpathsOfDirectory(atPath: dir.path).sorted())
attempt("rm no") { try fm.removeItem(at: f) }
attempt("rm") { try fm.removeItem(at: dir.appendingPathComponent("d.txt")) }
attempt("rm empty") { try fm.removeItem(atPath: "") }
print(fm.createFile(atPath: dir.path + "/n.txt", contents: Data("abc".utf8)), fm.createFile(atPath: dir.path + "/z/n.txt", contents: nil), fm.createFile(atPath: dir.path + "/e.txt", contents: nil))
print(fm.fileExists(atPath: dir.path), fm.fileExists(atPath: dir.path + "/n.txt"), fm.fileExists(atPath: "/nope"), fm.fileExists(atPath: dir.path + "/n.txt/"), fm.fileExists(atPath: ""))
var isDir: ObjCBool = false
print(fm.fileExists(atPath: dir.path, isDirectory: &isDir), isDir, isDir.boolValue)
print(fm.fileExists(atPath: dir.path + "/n.txt", isDirectory: &isDir), isDir.boolValue)
print(fm.isWritableFile(atPath: dir.path), fm.isWritableFile(atPath: dir.path + "/nope"), fm.isDeletableFile(atPath: dir.path + "/n.txt"), fm.isExecutableFile(atPath: dir.path + "/n.txt"), fm.isReadableFile(atPath: dir.path + "/n.txt"))
attempt("attr") { let a = try fm.attributesOfItem(atPath: dir.path + "/n.txt"); print(a[.size] as? Int ?? -1, a[.size] as? UInt64 ?? 0, a[.type] as? FileAttributeType == .typeRegular, a[.modificationDate] is Date, a[.creationDate] is Date, (a[.size] as? NSNumber)?.intValue ?? -1, type(of: a[.size]!)) ; print(a[.type]!, a[.posixPermissions]!) }
attempt("attr dir") { let a = try fm.attributesOfItem(atPath: dir.path); print(a[.type]!, a[.posixPermissions]!) }
attempt("attr no") { _ = try fm.attributesOfItem(atPath: dir.path + "/nope") }
print(fm.contents(atPath: dir.path + "/n.txt").map { String(decoding: $0, as: UTF8.self) } ?? "-", fm.contents(atPath: dir.path) as Any)
print(fm.contentsEqual(atPath: dir.path + "/n.txt", andPath: dir.path + "/c.txt"))
let en = fm.enumerator(atPath: dir.path)!
var names: [String] = []
while let n = en.nextObject() as? String { names.append(n) }
print(names.sorted())
if let en = fm.enumerator(at: dir, includingPropertiesForKeys: nil) { var u: [String] = []; for case let x as URL in en { u.append(x.lastPathComponent) }; print(u.sorted()) }
attempt("set") { try fm.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0), .posixPermissions: 0o600], ofItemAtPath: dir.path + "/n.txt"); let a = try fm.attributesOfItem(atPath: dir.path + "/n.txt"); print(a[.modificationDate]!, a[.posixPermissions]!) }
attempt("rv") { let v = try dir.appendingPathComponent("n.txt").resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey, .nameKey, .contentModificationDateKey]); print(v.isDirectory as Any, v.fileSize as Any, v.name as Any, v.contentModificationDate as Any) }
attempt("rmdir") { try fm.removeItem(at: dir) }
print(fm.fileExists(atPath: dir.path))
