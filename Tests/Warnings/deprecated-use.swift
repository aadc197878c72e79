// What is said to be deprecated.
struct Api {
    @available(*, deprecated, message: "use fetch")
    func load() -> Int { 1 }
    func fetch() -> Int { 2 }
    @available(*, deprecated, renamed: "count")
    var size: Int { 3 }
    var count: Int { 3 }
}
@available(*, deprecated)
func old() {}

let api = Api()
print(api.load(), api.fetch())  // warning: `load()` is deprecated: use fetch
print(api.size, api.count)  // warning: `size` is deprecated: renamed to `count`
old()  // warning: `old()` is deprecated
print([1, 2].index(of: 2) as Any)  // warning: `index(of:)` is deprecated: renamed to `firstIndex(of:)`
let fm = [[1], [2]].flatMap { $0.first }  // warning: `flatMap(_:)` is deprecated: Please use compactMap(_:) for the case where 
print(fm)
