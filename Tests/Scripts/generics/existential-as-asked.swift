// A value of `any P` given to a generic type's initialiser: the context says for which type that is.
protocol Listener: AnyObject { func hear(_ word: String) }
final class Ear: Listener {
  func hear(_ word: String) { print("heard", word) }
}
final class Weak<T: AnyObject> {
  weak var value: T?
  init(_ value: T) { self.value = value }
}
let ear: Listener = Ear()
let kept: Weak<AnyObject> = Weak(ear)
print(kept.value === ear)
func keep(_ listener: Listener) -> Weak<AnyObject> { Weak(listener) }
print(keep(ear).value != nil)
