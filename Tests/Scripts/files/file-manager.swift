import Foundation

// The compiled program finds these files beside itself: its copy of the folder has them.
let manager = FileManager.default
let folder = Bundle.main.bundleURL

func exists(_ name: String) -> Bool { manager.fileExists(atPath: folder.appendingPathComponent(name).path) }

print(exists("users.json"), exists("more"), exists("more/deep.txt"), exists("missing"), exists("more/missing"))
print(exists("link.txt"), exists("users.json/more"), manager.fileExists(atPath: ""))
print(manager.fileExists(atPath: folder.path + "/users.json/"), manager.fileExists(atPath: folder.path + "/more/"))
print(manager.isReadableFile(atPath: folder.path + "/users.json"), manager.isReadableFile(atPath: folder.path + "/none"))

print(manager.contents(atPath: folder.path + "/empty.txt") as Any, manager.contents(atPath: folder.path + "/none") as Any)
print(manager.contents(atPath: folder.path + "/more") as Any)
print(String(decoding: manager.contents(atPath: folder.path + "/more/deep.txt")!, as: UTF8.self), terminator: "")

print(try manager.contentsOfDirectory(atPath: folder.path + "/more"))
let names = try manager.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
print(names.sorted())
let urls = try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
for url in urls.sorted(by: { $0.path < $1.path }) where ["json", ""].contains(url.pathExtension) {
  if ["more", "users.json"].contains(url.lastPathComponent) { print(url.lastPathComponent, url.hasDirectoryPath) }
}
for name in ["none", "users.json"] {
  do {
    print(try manager.contentsOfDirectory(atPath: folder.path + "/" + name))
  } catch {
    print(name, (error as! CocoaError).code.rawValue, error.localizedDescription)
  }
}

// An address is that of a folder where there is one.
print(URL(fileURLWithPath: folder.path + "/more").hasDirectoryPath)
print(URL(fileURLWithPath: folder.path + "/more", isDirectory: false).hasDirectoryPath)
print(URL(fileURLWithPath: folder.path + "/users.json").hasDirectoryPath)
print(folder.appendingPathComponent("more").hasDirectoryPath, folder.appending(path: "more").hasDirectoryPath)
print(folder.appendingPathComponent("more", isDirectory: false).hasDirectoryPath)
print(URL(fileURLWithPath: "deep.txt", relativeTo: folder.appendingPathComponent("more")).relativePath)
print(try String(contentsOf: URL(fileURLWithPath: "deep.txt", relativeTo: folder.appendingPathComponent("more")), encoding: .utf8))
print((try? folder.checkResourceIsReachable()) as Any, (try? folder.appendingPathComponent("no").checkResourceIsReachable()) as Any)

// A path that does not begin at the root of all folders begins where the program runs.
let here = manager.currentDirectoryPath
for path in ["none", "./none", "", ".", "a b/c", "a:b"] {
  let url = URL(fileURLWithPath: path)
  print(
    path, url.relativePath, url.relativeString, url.path.hasPrefix(here), url.lastPathComponent == url.path,
    url.baseURL?.hasDirectoryPath ?? false)
}
print(URL(fileURLWithPath: "none").appendingPathComponent("b").relativePath)
print(URL(fileURLWithPath: "none/a.txt").deletingLastPathComponent().relativePath)
print(URL(fileURLWithPath: "none").path == here + "/none")
