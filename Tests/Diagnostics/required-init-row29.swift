protocol P { init(n: Int) }
class C: P {
  init(n: Int) {} // error: required
}
final class F: P { init(n: Int) {} }
