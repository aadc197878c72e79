protocol Countable {
    func count() -> Int
    var name: String { get }
}
actor Box: Countable {  // error: conformance of `Box` to protocol `Countable` crosses into actor-isolated code and can cause data races
    var items = [1]
    var name: String = "box"
    func count() -> Int { items.count }
}
