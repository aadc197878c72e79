/// The places that are being changed just now by code that they were handed to. Whoever comes to one of them meanwhile, on
/// whatever way, stops there: a place is an instance, a box or a global together with what it is called.
///
/// A run that was broken off leaves what it was changing behind without a value: such places stay here until they get one.
final class Accesses {
  /// How many there are, for the loop: mostly none.
  let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  private var places: [(object: Int, name: Int)] = []

  init() { count.initialize(to: 0) }

  deinit { count.deallocate() }

  func contains(_ object: Int, _ name: Int) -> Bool {
    places.contains { $0.object == object && $0.name == name }
  }

  func begin(_ object: Int, _ name: Int) {
    places.append((object, name))
    count.pointee = places.count
  }

  func end(_ object: Int, _ name: Int) {
    guard let index = places.lastIndex(where: { $0.object == object && $0.name == name }) else { return }
    places.remove(at: index)
    count.pointee = places.count
  }

  /// What a broken run has left behind: an instance among it must stay, lest another one takes its address.
  func keep(_ retain: (Int) -> Void) {
    for place in places where place.object > 0 { retain(place.object) }
  }
}
