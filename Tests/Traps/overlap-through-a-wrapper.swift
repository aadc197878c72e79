@propertyWrapper struct Kept {
  private var value: [Int]
  init(wrappedValue: [Int]) { value = wrappedValue }
  var wrappedValue: [Int] {
    get { value }
    set { value = newValue }
  }
}
final class C { @Kept var a = [1, 2] }
func change(_ x: inout [Int], _ meanwhile: () -> Void) {
  meanwhile()
  x.append(3)
}
let c = C()
change(&c.a) { print("meanwhile") }
print(c.a)
change(&c.a) {
  print(c.a)  // trap
}
