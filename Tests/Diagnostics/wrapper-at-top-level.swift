@propertyWrapper struct Even {
    private var number = 0
    var wrappedValue: Int { get { number } set { number = newValue / 2 * 2 } }
    init(wrappedValue: Int) { number = wrappedValue / 2 * 2 }
}
@Even var pairs = 7  // error: property wrapper in top-level code
func f() {
    @Even var pairs = 7
    print(pairs)
}
f()
