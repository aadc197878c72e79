/// The type that stands for what views say to those around them, and how what several say becomes one value.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// What the views in a view have said in this frame.
final class Preferences {
  private struct Said {
    var value: Any
    let add: (inout Any, Any) -> Void
  }
  private var all: [ObjectIdentifier: Said] = [:]

  func say<K: PreferenceKey>(_ value: K.Value, _ key: K.Type) {
    let add: (inout Any, Any) -> Void = { first, next in
      guard var value = first as? K.Value, let next = next as? K.Value else { return }
      K.reduce(value: &value) { next }
      first = value
    }
    hear(ObjectIdentifier(key), Said(value: value, add: add))
  }

  private func hear(_ key: ObjectIdentifier, _ said: Said) {
    guard var known = all[key] else {
      all[key] = said
      return
    }
    known.add(&known.value, said.value)
    all[key] = known
  }

  func value<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    all[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue
  }

  func change<K: PreferenceKey>(_ key: K.Type, _ change: (inout K.Value) -> Void) {
    var value = self.value(key)
    change(&value)
    all[ObjectIdentifier(key)] = nil
    say(value, key)
  }

  /// Everything is said further out, too.
  func tell(_ outer: Preferences?) {
    guard let outer else { return }
    for (key, said) in all { outer.hear(key, said) }
  }
}

/// A view, and what is done with what the views in it say.
public struct _Listening<Content: View>: View {
  let content: Content
  let listen: ([ScreenElement], Preferences, _Place) -> [ScreenElement]

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    var inner = place.inner("listening")
    let said = Preferences()
    inner.environment.preferences = said
    let elements = listen(content._drawn(in: inner), said, place)
    said.tell(place.environment.preferences)
    return elements
  }
}

extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    _Listening(
      content: self,
      listen: { elements, said, _ in
        said.change(key) { $0 = value }
        return elements
      })
  }

  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    _Listening(
      content: self,
      listen: { elements, said, _ in
        said.change(key, callback)
        return elements
      })
  }

  /// Runs an action with what the views in this one say, at first and when it is something else.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    _Listening(
      content: self,
      listen: { elements, said, place in
        let value = said.value(key)
        let last = place.graph.kept(LastPreference<K.Value>(), at: place.path + "/preference")
        if last.value != value { place.graph.afterwards { action(value) } }
        last.value = value
        return elements
      })
  }

  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    _Listening(
      content: self,
      listen: { elements, said, place in
        elements + transform(said.value(key))._drawn(in: place.inner("overlay"))
      })
  }

  /// What lies behind a view is not seen.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { self }
}

private final class LastPreference<Value> {
  var value: Value?
}
