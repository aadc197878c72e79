// What a parameter's default calls is nobody's, whoever runs the function; what a property begins with is its type's.
@preconcurrency @MainActor protocol Drawn { var body: Int { get } }
@MainActor final class Model {}
@propertyWrapper struct Kept<Value> {
    var wrappedValue: Value
    init(wrappedValue: @autoclosure () -> Value) { self.wrappedValue = wrappedValue() }
}
struct Plain: Drawn { var model: Model = Model(); var body: Int { 1 } }
struct Wrapped: Drawn { @Kept var model: Model = Model(); var body: Int { 1 } }
@MainActor struct Said { @Kept var model: Model = Model() }
@MainActor func take(_ model: Model = Model()) {} // error: call to main actor-isolated initializer `init()` in a synchronous nonisolated context
func takeElsewhere(_ model: Model = Model()) {} // error: call to main actor-isolated initializer `init()` in a synchronous nonisolated context
