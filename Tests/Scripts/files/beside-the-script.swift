import Foundation

// The compiled program finds these files beside itself: its copy of the folder has them.

struct User: Codable {
  let id: Int
  let name: String
}
struct Answer: Codable {
  let users: [User]
}

let url = Bundle.main.url(forResource: "users", withExtension: "json")!
print(url.lastPathComponent, url.isFileURL)
let data = try Data(contentsOf: url)
print(data.count, data)
let answer = try JSONDecoder().decode(Answer.self, from: data)
print(answer.users.map { "\($0.id) \($0.name)" })

// How a resource can be asked for.
func found(_ name: String?, _ ending: String?, _ folder: String? = nil) {
  let url = Bundle.main.url(forResource: name, withExtension: ending, subdirectory: folder)
  let path = Bundle.main.path(forResource: name, ofType: ending, inDirectory: folder)
  let start = Bundle.main.bundlePath + "/"
  print(
    name ?? "nil", ending ?? "nil", folder ?? "nil", "is",
    path.map { String($0.dropFirst(start.count)) } ?? "nil", url.map { $0.path == path } ?? false,
    url?.hasDirectoryPath ?? false)
}
found("users", "json")
found("users", ".json")
found("users.json", nil)
found("users.json", "")
found("users.json", "json")
found("users", nil)
found("missing", "json")
found(nil, "json")
found("", "json")
found("deep", "txt")
found("more/deep", "txt")
found("deep", "txt", "more")
found("deep", "txt", "more/")
found("deep", "txt", "less")
found("more", nil)
found("link", "txt")
print(Bundle.main.path(forResource: "users", ofType: "json") == url.path)
print(Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil)!.count)
print(Bundle.main.urls(forResourcesWithExtension: "zip", subdirectory: nil)!)
print(Bundle.main.paths(forResourcesOfType: "txt", inDirectory: "more").map { URL(fileURLWithPath: $0).lastPathComponent })
print(Bundle.main.bundlePath == Bundle.main.resourcePath, Bundle.main.bundleURL == Bundle.main.resourceURL)
print(Bundle.main.bundleURL.hasDirectoryPath, Bundle.main.bundlePath.hasSuffix("/"))

// Text in a file.
let lines = try String(contentsOf: Bundle.main.url(forResource: "lines", withExtension: "txt")!, encoding: .utf8)
print(lines.split(separator: "\n").map { $0.uppercased() })
