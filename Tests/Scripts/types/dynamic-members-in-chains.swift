@dynamicMemberLookup struct Bag {
  var all: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int {
    get { all[name] ?? 0 }
    set { all[name] = newValue }
  }
}
var bag: Bag? = Bag()
bag?.apples = 3
bag?.apples += 2
print(bag?.apples as Any, bag?.pears ?? -1, bag!.all)
bag = nil
bag?.apples = 3
print(bag?.apples as Any)

@dynamicMemberLookup final class Box {
  var all: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int {
    get { all[name] ?? 0 }
    set { all[name] = newValue }
  }
  subscript(name: String) -> Int {
    get { all[name] ?? 0 }
    set { all[name] = newValue }
  }
}
let boxes = [Box()]
boxes.first?.z = 4
boxes.first?["y"] = 5
boxes.last?["y"] += 1
print(boxes[0].all.sorted { $0.key < $1.key })

struct Inner { var n = 2 }
struct Outer { var x = 1, inner: Inner? = Inner() }
@dynamicMemberLookup struct Lens<Value> {
  var value: Value
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
var lens: Lens<Outer>? = Lens(value: Outer())
lens?.x = 5
lens?.inner?.n = 9
lens?.x += 1
print(lens?.x.description as Any, lens?.inner?.n as Any)

@dynamicMemberLookup enum JSON {
  case object([String: JSON]), number(Int)
  subscript(dynamicMember name: String) -> JSON? {
    get { if case .object(let parts) = self { parts[name] } else { nil } }
    set {
      guard case .object(var parts) = self else { return }
      parts[name] = newValue
      self = .object(parts)
    }
  }
}
var json = JSON.object(["a": .object([:])])
json.a?.b = .number(3)
print(json.a?.b as Any, json.z?.b as Any)
