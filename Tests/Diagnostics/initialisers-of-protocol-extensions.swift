// What a protocol extension makes is made by another initialiser, or assigned, before it is used.
protocol P { var o: Int { get set }; init() }
extension P {
  init(o: Int) {
    self.o = o // error: used before
  } // error: isn't called on all paths before returning from initializer
  init(a: Int) {
    print(o) // error: used before
    self.init()
  }
  init(b: Int) {
  } // error: isn't called on all paths before returning from initializer
  init(c: Int) {
    if c > 1 { return }
    self = Self()
  } // error: isn't called on all paths before returning from initializer
  init(d: Int) {
    self.init()
    self.o = d
  }
  init(e: Int) {
    self = Self(d: e)
    o += 1
  }
  init?(f: Int) {
    if f > 1 { return nil }
    self.init(d: f)
  }
  init(g: Int) throws {
    guard g > 1 else { throw E.x }
    if g == 2 { self.init() } else { self.init(d: g) }
    print(self)
  }
}
enum E: Error { case x }
extension Sequence where Self: RangeReplaceableCollection { init(twice s: Self) { self.init(); append(contentsOf: s); append(contentsOf: s) } }
extension Collection { init?(nothing: Int) { return nil } }
