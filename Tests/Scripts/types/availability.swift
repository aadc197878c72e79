// What is said of other platforms, and what is to be used no longer, runs all the same.
@available(iOS 13, macOS 10.15, *)
struct Api {
    @available(*, deprecated, message: "use fetch")
    func load() -> Int { 1 }
    func fetch() -> Int { 2 }
    @available(*, deprecated, renamed: "count")
    var size: Int { 3 }
    var count: Int { 3 }
    @available(*, unavailable, message: "no") func never() {}
    @available(*, unavailable, renamed: "Api.init(n:)") init(x: Int) {}
    init() {}
}
@available(*, deprecated) func old() {}
@available(*, deprecated) func older() { old() }
let api = Api()
print(api.load(), api.fetch())
print(api.size, api.count)
old(); older()
let f = api.load
if #available(iOS 13, *) { print("yes") }
