/// What is known of objects of which some go before the map does. It holds them: another would come to lie where one was, and be taken
/// for it.
struct IdentityMap<Key: AnyObject, Value> {
  private var entries: [ObjectIdentifier: (key: Key, value: Value)] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript(key: Key) -> Value? {
    get { entries[ObjectIdentifier(key)]?.value }
    set { entries[ObjectIdentifier(key)] = newValue.map { (key, $0) } }
  }
}
