// A wrapper that wants to know whose property it is: in classes, it is asked through a static subscript.
protocol Watched: AnyObject {
    func willChange(_ words: String)
}

@propertyWrapper
struct Noted<Value> {
    private var stored: Value
    init(wrappedValue: Value) { stored = wrappedValue }

    var wrappedValue: Value {
        get { fatalError("only in classes") }
        set { fatalError("only in classes") }
    }

    var projectedValue: String { "projected \(stored)" }

    static subscript<Owner: Watched>(
        _enclosingInstance object: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Noted<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].stored }
        set {
            object.willChange("\(object[keyPath: storageKeyPath].stored) to \(newValue)")
            object[keyPath: storageKeyPath].stored = newValue
        }
    }
}

class Model: Watched {
    @Noted var count = 1
    @Noted var name: String
    @Noted var list: [Int] = []
    init(name: String) { self.name = name }
    func willChange(_ words: String) { print("will change", words) }
}
final class Special: Model {
    @Noted var extra: Int?
}

let model = Model(name: "first")
model.count = 2
model.count += 3
model.name = "second"
model.list.append(4)
model.list[0] = 5
print(model.count, model.name, model.list, model.$count)

let special = Special(name: "special")
special.extra = 3
special.name = "more special"
print(special.extra ?? 0, special.name)

func grow(_ number: inout Int) { number *= 10 }
grow(&model.count)
let path = \Model.count
model[keyPath: path] += 1
print(model[keyPath: path])
