/// Values by their keys.
public struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public typealias Element = (key: Key, value: Value)
  public typealias Iterator = DictionaryIterator<Key, Value>
  public typealias SubSequence = Slice<Dictionary<Key, Value>>

  var _table: _HashTable<Key>
  /// Each at its key's place.
  var _values: [Value]

  /// A position in a dictionary.
  public struct Index: Comparable, Hashable, _Unreflected {
    let _place: Int
    init(_ place: Int) { _place = place }
    public static func == (lhs: Index, rhs: Index) -> Bool { lhs._place == rhs._place }
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs._place < rhs._place }
    public func hash(into hasher: inout Hasher) { hasher._combine(_place) }
  }

  /// An empty dictionary.
  public init() {
    _table = _HashTable()
    _values = []
  }
  public init(minimumCapacity: Int) {
    self.init()
    _table.reserve(minimumCapacity)
  }
  public init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(minimumCapacity: elements.count)
    for (key, value) in elements {
      if _table.insert(key) < _values.count { _trapFatalError("Dictionary literal contains duplicate keys") }
      _values.append(value)
    }
  }
  /// A dictionary of pairs, in which no key may be there twice.
  public init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value) {
    self.init(minimumCapacity: keysAndValues.underestimatedCount)
    for (key, value) in keysAndValues {
      if _table.insert(key) < _values.count {
        _trapFatalError("Duplicate values for key: '" + String(describing: key) + "'")
      }
      _values.append(value)
    }
  }
  /// A dictionary of pairs; where a key is there twice, the closure makes one value of two.
  public init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
  where S.Element == (Key, Value) {
    self.init(minimumCapacity: keysAndValues.underestimatedCount)
    for (key, value) in keysAndValues { try _merge(key, value, combine) }
  }
  /// Arrays of the values that have the same key, which the closure tells of each.
  public init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows
  where Value == [S.Element] {
    self.init()
    for element in values {
      let place = try _table.insert(keyForValue(element))
      if place < _values.count { _values[place].append(element) } else { _values.append([element]) }
    }
  }

  /// The value of a key, nil where it has none; who assigns nil takes it away.
  public subscript(key: Key) -> Value? {
    get {
      let place = _table.find(key)
      return place < 0 ? nil : _values._get(place)
    }
    set {
      if let value = newValue {
        _store(key, value)
      } else {
        removeValue(forKey: key)
      }
    }
  }
  /// The value of a key, or the default where it has none, from which a change of it begins too.
  public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
    get {
      let place = _table.find(key)
      return place < 0 ? defaultValue() : _values._get(place)
    }
    set { _store(key, newValue) }
  }
  public subscript(position: Index) -> (key: Key, value: Value) {
    (key: _table.keys._get(position._place), value: _values._get(position._place))
  }

  mutating func _store(_ key: Key, _ value: Value) {
    let place = _table.insert(key)
    if place < _values.count { _values._set(place, value) } else { _values.append(value) }
  }
  mutating func _merge(_ key: Key, _ value: Value, _ combine: (Value, Value) throws -> Value) rethrows {
    let place = _table.insert(key)
    if place < _values.count {
      try _values._set(place, combine(_values._get(place), value))
    } else {
      _values.append(value)
    }
  }
  mutating func _remove(_ place: Int) -> Value {
    _table.remove(place)
    let last = _values.count - 1
    if place != last { _values.swapAt(place, last) }
    return _values.removeLast()
  }

  /// How many elements there are.
  public var count: Int { _values.count }
  /// Whether there are no elements.
  public var isEmpty: Bool { _values.isEmpty }
  /// How many elements there is room for before more memory is asked for.
  public var capacity: Int { _table.capacity }
  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: Index { Index(0) }
  /// The index behind the last element: nothing stands there.
  public var endIndex: Index { Index(_values.count) }
  /// The index behind another one.
  public func index(after i: Index) -> Index { Index(i._place + 1) }
  /// What the closure makes of each element, without indices in between.
  @_standIn public func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    for element in self { try result.append(transform(element)) }
    return result
  }
  /// What hands out the elements one after the other.
  public func makeIterator() -> DictionaryIterator<Key, Value> {
    DictionaryIterator(_keys: _table.keys, _values: _values)
  }
  /// The index of a key; nil where it is not there.
  public func index(forKey key: Key) -> Index? {
    let place = _table.find(key)
    return place < 0 ? nil : Index(place)
  }

  /// All keys, in the order of `values`.
  public var keys: Keys { Keys(_table: _table) }
  /// All values, in the order of `keys`.
  public var values: Values {
    get { Values(_values: _values) }
    set { _values = newValue._values }
  }

  /// Gives a key a value and hands the earlier one back; nil where there was none.
  @discardableResult public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let place = _table.insert(key)
    if place < _values.count {
      let old = _values._get(place)
      _values._set(place, value)
      return old
    }
    _values.append(value)
    return nil
  }
  /// Takes a key away and hands its value back; nil where there was none.
  @discardableResult public mutating func removeValue(forKey key: Key) -> Value? {
    let place = _table.find(key)
    return place < 0 ? nil : _remove(place)
  }
  /// Takes the element at an index away and hands it back.
  @discardableResult public mutating func remove(at index: Index) -> (key: Key, value: Value) {
    let key = _table.keys._get(index._place)
    return (key: key, value: _remove(index._place))
  }
  /// Takes the first element away and hands it back; nil where there is none.
  public mutating func popFirst() -> (key: Key, value: Value)? { isEmpty ? nil : remove(at: Index(0)) }
  /// Takes all elements away.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    _table.removeAll(keepingCapacity: keepCapacity)
    _values = []
  }
  /// Makes room for so many elements at once, where they are known to come.
  public mutating func reserveCapacity(_ minimumCapacity: Int) { _table.reserve(minimumCapacity) }

  /// The elements for which the closure says true, in their order.
  public func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
    var result: [Key: Value] = [:]
    for element in self { if try isIncluded(element) { result._store(element.key, element.value) } }
    return result
  }
  /// The same keys with what the closure makes of their values.
  public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
    try Dictionary<Key, T>(_table: _table, _values: _values.map(transform))
  }
  /// The keys of whose values the closure makes something, with that.
  public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self { if let mapped = try transform(value) { result._store(key, mapped) } }
    return result
  }
  init(_table: _HashTable<Key>, _values: [Value]) {
    self._table = _table
    self._values = _values
  }

  /// Takes the pairs of another one in; where a key is in both, the closure makes one value of two.
  public mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
  where S.Element == (Key, Value) {
    for (key, value) in other { try _merge(key, value, combine) }
  }
  /// Takes the pairs of another one in; where a key is in both, the closure makes one value of two.
  public mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
    for (key, value) in other { try _merge(key, value, combine) }
  }
  /// A copy with the pairs of another one; where a key is in both, the closure makes one value of two.
  public func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    -> [Key: Value]
  where S.Element == (Key, Value) {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  /// A copy with the pairs of another one; where a key is in both, the closure makes one value of two.
  public func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key:
    Value]
  {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }

  /// The value as `print` writes it.
  public var description: String {
    if isEmpty { return "[:]" }
    var result = "["
    var isFirst = true
    for (key, value) in self {
      if !isFirst { result += ", " }
      isFirst = false
      result += String(reflecting: key) + ": " + String(reflecting: value)
    }
    return result + "]"
  }
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  public var debugDescription: String { description }

  /// The keys alone.
  public struct Keys: Collection, Equatable, CustomStringConvertible, CustomDebugStringConvertible, _Unreflected {
    public typealias Element = Key
    public typealias Index = Dictionary<Key, Value>.Index
    public typealias Iterator = IndexingIterator<[Key]>
    public typealias SubSequence = Slice<Keys>
    let _table: _HashTable<Key>
    init(_table: _HashTable<Key>) { self._table = _table }
    public var count: Int { _table.keys.count }
    public var isEmpty: Bool { _table.keys.isEmpty }
    public var startIndex: Index { Index(0) }
    public var endIndex: Index { Index(_table.keys.count) }
    public func index(after i: Index) -> Index { Index(i._place + 1) }
    /// What the closure makes of each element, without indices in between.
    public func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
      var result: [T] = []
      for element in self { try result.append(transform(element)) }
      return result
    }
    public func makeIterator() -> IndexingIterator<[Key]> { _table.keys.makeIterator() }
    public subscript(position: Index) -> Key { _table.keys._get(position._place) }
    public func contains(_ element: Key) -> Bool { _table.find(element) >= 0 }
    public static func == (lhs: Keys, rhs: Keys) -> Bool {
      if lhs.count != rhs.count { return false }
      for key in lhs { if rhs._table.find(key) < 0 { return false } }
      return true
    }
    public var description: String { _describeElements(self) }
    public var debugDescription: String { "Dictionary.Keys(" + _describeElements(self) + ")" }
  }

  /// The values alone.
  public struct Values: MutableCollection, CustomStringConvertible, CustomDebugStringConvertible, _Unreflected {
    public typealias Element = Value
    public typealias Index = Dictionary<Key, Value>.Index
    public typealias Iterator = IndexingIterator<[Value]>
    public typealias SubSequence = Slice<Values>
    var _values: [Value]
    init(_values: [Value]) { self._values = _values }
    public var count: Int { _values.count }
    public var isEmpty: Bool { _values.isEmpty }
    public var startIndex: Index { Index(0) }
    public var endIndex: Index { Index(_values.count) }
    public func index(after i: Index) -> Index { Index(i._place + 1) }
    /// What the closure makes of each element, without indices in between.
    public func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
      var result: [T] = []
      for element in self { try result.append(transform(element)) }
      return result
    }
    public func makeIterator() -> IndexingIterator<[Value]> { _values.makeIterator() }
    public subscript(position: Index) -> Value {
      get { _values._get(position._place) }
      set { _values._set(position._place, newValue) }
    }
    public var description: String { _describeElements(self) }
    public var debugDescription: String { "Dictionary.Values(" + _describeElements(self) + ")" }
  }
}

/// Goes through a dictionary.
public struct DictionaryIterator<Key: Hashable, Value>: IteratorProtocol, _Unreflected {
  let _keys: [Key]
  let _values: [Value]
  var _place = 0
  init(_keys: [Key], _values: [Value]) {
    self._keys = _keys
    self._values = _values
  }
  public mutating func next() -> (key: Key, value: Value)? {
    if _place == _keys.count { return nil }
    let element = (key: _keys._get(_place), value: _values._get(_place))
    _place += 1
    return element
  }
}

extension Dictionary: Equatable where Value: Equatable {
  public static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool {
    if lhs.count != rhs.count { return false }
    for (key, value) in lhs {
      let place = rhs._table.find(key)
      if place < 0 || rhs._values._get(place) != value { return false }
    }
    return true
  }
}

extension Dictionary: Hashable where Value: Hashable {
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for (key, value) in self { sum = sum ^ _mix(key.hashValue ^ _mix(value.hashValue)) }
    hasher._combine(sum)
  }
}

func _dictionaryLiteral<Key: Hashable, Value>(_ keys: [Key], _ values: [Value]) -> [Key: Value] {
  var table = _HashTable<Key>()
  table.reserve(keys.count)
  var count = 0
  for key in keys {
    if table.insert(key) < count { _trapFatalError("Dictionary literal contains duplicate keys") }
    count += 1
  }
  return Dictionary(_table: table, _values: values)
}

/// The place of a key's value, which is the default where there was none.
func _dictionaryPlace<Key: Hashable, Value>(_ dictionary: inout [Key: Value], _ key: Key, _ value: () -> Value) -> Int {
  let place = dictionary._table.find(key)
  if place >= 0 { return place }
  let first = value()
  dictionary._values.append(first)
  return dictionary._table.insert(key)
}

/// What a key has, which is put back by setting it.
func _dictionaryTake<Key: Hashable, Value>(_ dictionary: inout [Key: Value], _ key: Key) -> Value? {
  let place = dictionary._table.find(key)
  return place < 0 ? nil : dictionary._values._take(place)
}

/// `dictionary as? [NewKey: NewValue]`: every key and every value must pass.
func _castDictionary<Key: Hashable, Value, NewKey: Hashable, NewValue>(
  _ dictionary: [Key: Value], to type: [NewKey: NewValue].Type
) -> [NewKey: NewValue]? {
  var result = [NewKey: NewValue](minimumCapacity: dictionary.count)
  for (key, value) in dictionary {
    guard let newKey = key as? NewKey, let newValue = value as? NewValue else { return nil }
    result[newKey] = newValue
  }
  return result
}

/// The same values under keys that are of the wider type as they stand.
func _rekeyed<Key: Hashable, Value, NewKey: Hashable>(
  _ dictionary: [Key: Value], to type: NewKey.Type
) -> [NewKey: Value] {
  var result = [NewKey: Value](minimumCapacity: dictionary.count)
  for (key, value) in dictionary { result[key as! NewKey] = value }
  return result
}

func _dictionaryKeys<Key: Hashable, Value>(_ dictionary: [Key: Value]) -> [Key] { dictionary._table.keys }
func _dictionaryValues<Key: Hashable, Value>(_ dictionary: [Key: Value]) -> [Value] { dictionary._values }

/// Pairs of keys and values, in the order in which they were written.
public struct KeyValuePairs<Key, Value>: ExpressibleByDictionaryLiteral, RandomAccessCollection,
  CustomStringConvertible, CustomDebugStringConvertible
{
  public typealias Element = (key: Key, value: Value)
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
  let _elements: [(Key, Value)]
  public init(dictionaryLiteral elements: (Key, Value)...) { _elements = elements }
  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: Int { 0 }
  /// The index behind the last element: nothing stands there.
  public var endIndex: Int { _elements.count }
  public subscript(position: Int) -> (key: Key, value: Value) { _elements[position] }
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  public var debugDescription: String { description }
  /// The value as `print` writes it.
  public var description: String {
    if _elements.isEmpty { return "[:]" }
    var parts: [String] = []
    for (key, value) in _elements { parts.append(String(reflecting: key) + ": " + String(reflecting: value)) }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}
