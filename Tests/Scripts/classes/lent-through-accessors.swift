// What is computed, or asks for its old value, is read before and written afterwards: meanwhile it may be come to.
func change(_ x: inout [Int], _ meanwhile: () -> Void) {
  meanwhile()
  x.append(3)
}
class Stored { var a = [1, 2] }
class Computing: Stored { override var a: [Int] { get { super.a } set { super.a = newValue } } }
class Comparing: Stored { override var a: [Int] { didSet { print("was", oldValue.count) } } }
class Announcing: Stored { override var a: [Int] { willSet { print("will be", newValue.count) } } }
for object in [Computing(), Comparing(), Announcing()] as [Stored] {
  change(&object.a) { print(object.a) }
  print(object.a)
}

protocol P: AnyObject { var a: [Int] { get set } }
final class Other: P {
  var b = [1, 2]
  var a: [Int] { get { b } set { b = newValue } }
}
final class Observed: P { var a = [1, 2] { didSet { print(oldValue) } } }
class Lazy: P { lazy var a = [1, 2] }
class Plain: P { var a = [1] }
class Below: Plain { override var a: [Int] { get { super.a } set { super.a = newValue } } }
for p in [Other(), Observed(), Lazy(), Below()] as [any P] {
  change(&p.a) { print(p.a) }
  change(&p.a) {}
  print(p.a)
}
func generic<T: P>(_ p: T) {
  change(&p.a) { print(p.a) }
  change(&p.a) {}
  print(p.a)
}
generic(Other())
generic(Observed())
generic(Lazy())
generic(Below())

final class Box { var value: [Int]; init(_ value: [Int]) { self.value = value } }
@propertyWrapper struct Shared {
  let box: Box
  init(wrappedValue: [Int]) { box = Box(wrappedValue) }
  var wrappedValue: [Int] { get { box.value } nonmutating set { box.value = newValue } }
}
final class Sharing { @Shared var a = [1, 2] }
let sharing = Sharing()
change(&sharing.a) { print(sharing.a) }
print(sharing.a)
