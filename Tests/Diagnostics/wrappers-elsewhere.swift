@propertyWrapper struct Kept<Value> { var wrappedValue: Value }

struct Computed { @Kept var number: Int { 1 } }  // error: a property wrapper on a computed property
struct Several { @Kept var first = 1, second = 2 }  // error: a property wrapper on several variables at once
struct Pattern { @Kept var (first, second) = (1, 2) }  // error: a property wrapper on several variables at once
struct Plain {}
extension Plain { @Kept var number = 1 }  // error: a property wrapper on a property that an extension adds
struct Fixed { @Kept let number = 1 }  // error: a property wrapper on a `let`
func locals() {
  @Kept var computed: Int { 1 }  // error: a property wrapper on a computed property
  @Kept let fixed = 2  // error: a property wrapper on a `let`
  @Kept var first = 1, second = 2  // error: a property wrapper on several variables at once
  @Kept lazy var late = 3  // error: `lazy` on a wrapped property
}
