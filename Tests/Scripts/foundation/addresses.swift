// URL: an address taken apart, and others made of it.
import Foundation

func show(_ text: String) {
  guard let url = URL(string: text) else { return print("no address:", text) }
  print(url, url.scheme ?? "-", url.host ?? "-", url.port ?? 0, url.path, url.query ?? "-", url.fragment ?? "-", url.user ?? "-",
        url.pathComponents, url.lastPathComponent, url.pathExtension, url.hasDirectoryPath)
}
for text in [
  "https://user:pw@example.com:8080/a/b/c.txt?x=1&y=2#frag", "http://example.com", "http://example.com/", "/a/b", "a/b/../c", "", " ",
  "http://a b", "http://a/ b", "mailto:x@y.z", "https://example.com/ü?q=é#ß", "http://[::1]:80/x", "http://example.com:abc/",
  "//host/path", "?q=1", "#f", "http://example.com?", "https://example.com/a//b/", "https://example.com/a%20b/c", "https://example.com/%zz",
  "HTTP://EXAMPLE.com/A", "1http://x", "http:", "data:text/plain,hi", "http://x/[y]", "http://x/{y}|z?a={b}#c#d", "tel:+1-2",
  "http://x:080/", "http://u:@x/", "https://example.com/path.tar.gz", "https://example.com/.hidden", "https://example.com/a./",
] { show(text) }

print("-- made of one")
let base = URL(string: "https://api.example.com/v1")!
let users = base.appendingPathComponent("users").appendingPathComponent("7 8")
print(users, users.appending(path: "posts/").path, users.appending(component: "a/b?c"), users.appending(components: "x", "y"))
print(users.appending(queryItems: [URLQueryItem(name: "page", value: "2"), URLQueryItem(name: "q", value: "a b&c=d+ü"), URLQueryItem(name: "flag", value: nil)]))
print(users.deletingLastPathComponent(), base.deletingLastPathComponent(), base.deletingLastPathComponent().deletingLastPathComponent())
print(base.appendingPathExtension("json"), base.appendingPathComponent("photo.jpg").deletingPathExtension().lastPathComponent,
      base.appendingPathComponent("dir", isDirectory: true), base.appendingPathComponent(""), base.appendingPathComponent("/lead"))
for name in ["a.txt", "a.tar.gz", ".hidden", "a.", "a..b", "a.b c", "a.b/", "..", "a b.c"] {
  let url = base.appendingPathComponent(name)
  print(name, url, "<\(url.pathExtension)>", url.deletingPathExtension(), url.appendingPathExtension("z"), url.deletingLastPathComponent())
}
var changing = URL(string: "http://x/a/b.c")!
changing.appendPathComponent("d")
changing.deleteLastPathComponent()
changing.deletePathExtension()
changing.append(path: "q")
changing.append(queryItems: [URLQueryItem(name: "a", value: nil)])
print(changing, changing.standardized, URL(string: "http://x/a/./b/../c")!.standardized)

print("-- relative")
let page = URL(string: "https://example.com/a/b?x#f")!
for text in ["c", "/d", "../e", "?q", "#g", "http://o/p", "//h/i", "./", "c/../d"] {
  let url = URL(string: text, relativeTo: page)!
  print(url, url.absoluteString, url.relativeString, url.path, url.absoluteURL, url.baseURL?.host ?? "-")
}
print("-- files")
for path in ["/nowhere/x.txt", "/nowhere/dir/", "/a b/ü.c"] {
  let url = URL(fileURLWithPath: path)
  print(url, url.path, url.isFileURL, url.lastPathComponent, url.deletingLastPathComponent(), URL(fileURLWithPath: path, isDirectory: true))
}
print("-- as values")
print(URL(string: "http://a") == URL(string: "http://a"), URL(string: "http://a") == URL(string: "http://a/"), Set([base, base, users]).count)
struct Link: Codable { let title: String; let url: URL }
let link = try JSONDecoder().decode(Link.self, from: Data(#"{"title": "t", "url": "http://a/b c"}"#.utf8))
print(link.url, String(decoding: try JSONEncoder().encode(link.url), as: UTF8.self))
print(URL(string: "http://a/ b", encodingInvalidCharacters: false) as Any)
