// A key path is the same however it is written, also where a dynamic member makes it.
struct Fields { var a = 1, b = 2, nested = Nested() }
struct Nested { var x = 1, list = [4, 5] }
print(\Fields . a == \Fields.a, \Fields.nested.x, \Fields.nested . x)

@dynamicMemberLookup
struct Observed {
  var fields = Fields()
  var observers: [PartialKeyPath<Fields>: String] = [:]
  subscript<Value>(dynamicMember path: WritableKeyPath<Fields, Value>) -> Value {
    get { fields[keyPath: path] }
    set {
      fields[keyPath: path] = newValue
      print(path, observers[path] ?? "nobody")
    }
  }
}
var observed = Observed()
observed.observers[\Fields.a] = "a's"
observed.a = 3
observed.b = 4
print(observed.a, observed.nested.list[1])

@dynamicMemberLookup
struct Paths<Root> {
  subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> AnyKeyPath { path }
}
let paths = Paths<Fields>()
print(paths.a == \Fields.a, paths.a == paths.a, paths.a == paths.b, Set([paths.a, \Fields.a]).count)

// Behind a root a subscript may have its dot; and literals have key paths as well.
print([5, 6][keyPath: \[Int].[1]], [5, 6][keyPath: \[Int][1]], [3, 1][keyPath: \.[0]])
print([3, 1][keyPath: \.count], [1: 2][keyPath: \.count], "abc"[keyPath: \.count])
print(\[String: Int].["a"] == \[String: Int]["a"], [["a": 1]].map(\.["a"]))
struct Chain { var nested: Nested? = Nested() }
print(\Chain.nested?.x, \Chain.nested!.x, Chain()[keyPath: \.nested?.x] ?? 0)
