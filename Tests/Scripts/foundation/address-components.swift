// URLComponents: an address put together part by part.
import Foundation

func show(_ components: URLComponents) {
  print(components.string ?? "no address", components.scheme ?? "-", components.host ?? "-", components.port ?? 0, components.path,
        components.query ?? "-", components.fragment ?? "-", components.queryItems ?? [], components.percentEncodedPath)
}
var search = URLComponents()
show(search)
search.scheme = "https"
search.host = "example.com"
search.path = "/a b/ü?x#y%"
search.queryItems = [
  URLQueryItem(name: "q", value: "x y&z=1+2"), URLQueryItem(name: "n", value: nil), URLQueryItem(name: "", value: ""),
  URLQueryItem(name: "a=b", value: "é#?/"),
]
search.fragment = "f g#"
show(search)
print(search.url as Any)
search.path = "no slash"
print(search.string as Any, search.url as Any)

for text in [
  "https://u:p@h:1/p/q?a=b&c=d%20e&f&=g&h=&&i=j=k#frag", "http://h", "h/p", "?a=1+2", "http://h/a b", "http://h/%C3%BC?x=%26", "http://h?", "",
  "mailto:a@b", "http://h/?q=ü", "http://a b",
] {
  if let components = URLComponents(string: text) { show(components) } else { print("none:", text) }
}
var page = URLComponents(string: "http://h/p")!
page.query = "a=b c&d=%"
show(page)
page.queryItems = []
show(page)
page.queryItems = nil
page.port = 8080
page.user = "me@"
page.password = "p:w/"
show(page)
page.percentEncodedQuery = "a=%20"
page.percentEncodedPath = "/%41"
show(page)
page.queryItems?.append(URLQueryItem(name: "b", value: "2"))
print(page.url!, page.queryItems?.first { $0.name == "b" }?.value ?? "-", page)

// What is asked for by name, as view models do with links that open them.
func value(of name: String, in link: String) -> String? {
  URLComponents(string: link)?.queryItems?.first { $0.name == name }?.value
}
print(value(of: "id", in: "app://open/item?id=42&x=%20y") as Any, value(of: "x", in: "app://open/item?id=42&x=%20y") as Any,
      value(of: "none", in: "app://open") as Any)
let all = (32..<127).map { String(UnicodeScalar(UInt8($0))) }.joined()
page.path = "/" + all
page.query = all
page.fragment = all
page.user = all
page.password = all
print(page.percentEncodedPath, page.percentEncodedQuery!, page.percentEncodedFragment!, page.percentEncodedUser!, page.percentEncodedPassword!)
page.queryItems = [URLQueryItem(name: all, value: all)]
print(page.percentEncodedQuery!)
print(URLQueryItem(name: "a", value: "b"), URLQueryItem(name: "a", value: nil), URLQueryItem(name: "a", value: "b") == URLQueryItem(name: "a", value: "b"))
print(URLComponents(url: URL(string: "http://h/p?q=1")!, resolvingAgainstBaseURL: false)!.queryItems!, URLComponents(string: "http://h") == URLComponents(string: "http://h"))
