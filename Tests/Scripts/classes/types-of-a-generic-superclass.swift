// Types that a class finds in its generic superclass are those of the superclass's arguments.
class G<T> {
  typealias E = [T]
  struct Inner { let t: T }
  var e: E { [] }
  init(e: E) {}
  func f(_ e: E) -> Int { e.count }
  func g(_ i: Inner) -> String { "\(i.t)" }
}
class H: G<String> {
  override var e: E { ["x"] }
  override init(e: E) { super.init(e: e) }
  override func f(_ e: E) -> Int { e.count + 10 }
  override func g(_ i: Inner) -> String { super.g(i) + "!" }
}
class K<U>: G<(U, Int)> { override func f(_ e: E) -> Int { e.count + 20 } }
print(H(e: []).f(["a"]), H(e: []).e, H(e: []).g(H.Inner(t: "t")))
print(K<String>(e: []).f([("a", 1)]), H.E.self)
