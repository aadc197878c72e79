func esc(_ f: @escaping () -> Void) {}
func non(_ f: () -> Void) { f() }
func opt(_ f: (() -> Void)?) {}
func auto(_ f: @autoclosure () -> Int) {}
func autoEsc(_ f: @autoclosure @escaping () -> Int) {}
struct Holder { var f: () -> Void; init(_ f: @escaping () -> Void) { self.f = f } }
struct Mem { var f: () -> Void }
struct V { var n = 0; func g() { esc { print(n) } } }
class C {
  var n = 0
  static var s = 0
  var list: [() -> Void] = []
  func m() {}
  class func cm() { esc { print(s); cm() } }
  func f() {
    esc { n += 1 } // error: reference to property `n` in closure requires explicit use of `self` to make capture semantics explicit
    esc { m() } // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
    non { n += 1; m() }
    opt { n += 1 } // error: reference to property `n` in closure requires explicit use of `self` to make capture semantics explicit
    opt { [self] in n += 1 }
    auto(n)
    autoEsc(n) // error: reference to property `n` in closure requires explicit use of `self` to make capture semantics explicit
    let a = { n += 1 } // error: reference to property `n` in closure requires explicit use of `self` to make capture semantics explicit
    a()
    let b = { [self] in n += 1 }
    list.append { m() } // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
    list.append({ m() }) // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
    list = [{ m() }] // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
    _ = [1].map { $0 + n }
    _ = [1].lazy.map { $0 + n } // error: reference to property `n` in closure requires explicit use of `self` to make capture semantics explicit
    esc { non { m() } } // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
    non { esc { m() } } // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
    esc { [self] in esc { m() } }
    esc { [self] in non { m() } }
    esc { [weak self] in
      guard let self else { return }
      m()
    }
    esc { [weak self] in
      guard let self = self else { return }
      m()
    }
    esc { [weak self] in
      guard let self else { return }
      esc { m() } // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
    }
    esc { [weak self] in
      m() // error: explicit use of `self` is required when `self` is optional, to make control flow explicit
    }
    esc { [unowned self] in m() }
    _ = Holder { m() } // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
    _ = Mem { m() } // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
    _ = Mem(f: { m() }) // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
    func local() { m() }
    esc { local() }
    esc { func inner() { m() }; inner() } // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
    esc { C.s += 1 }
    esc { self.m() }
    esc { print("\(n)") } // error: reference to property `n` in closure requires explicit use of `self` to make capture semantics explicit
    esc { let k = n; _ = k } // error: reference to property `n` in closure requires explicit use of `self` to make capture semantics explicit
    esc { if n > 0 { } } // error: reference to property `n` in closure requires explicit use of `self` to make capture semantics explicit
    let q = m
    q()
    esc(m)
    let h: () -> Int = { n } // error: reference to property `n` in closure requires explicit use of `self` to make capture semantics explicit
    _ = h
    let i: () -> Int = { let j = n; return j } // error: reference to property `n` in closure requires explicit use of `self` to make capture semantics explicit
    _ = i
    esc { m(); m(); n = 2 } // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
  }
  lazy var z: () -> Void = { m() } // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
  lazy var w: Int = { n }()
}
protocol P: AnyObject { func m() }
extension P { func t() { esc { m() } } } // error: call to method `m` in closure requires explicit use of `self` to make capture semantics explicit
protocol Q { func m() }
extension Q { func t() { esc { m() } } }
class D<T> { var t: T; init(_ t: T) { self.t = t }; func k() -> () -> T { return { t } } // error: reference to property `t` in closure requires explicit use of `self` to make capture semantics explicit
 func kk() -> () -> T { { t } } // error: reference to property `t` in closure requires explicit use of `self` to make capture semantics explicit
  var comp: () -> T { { t } }  // error: reference to property `t` in closure requires explicit use of `self` to make capture semantics explicit
  subscript(i: Int) -> () -> T { { t } } } // error: reference to property `t` in closure requires explicit use of `self` to make capture semantics explicit
