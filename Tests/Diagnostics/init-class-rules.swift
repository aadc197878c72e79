class Base { let n: Int; init(n: Int) { self.n = n } }
class Sub: Base { let m: Int; init(m: Int) { self.m = m; super.init(n: m) } }
_ = Sub(n: 1) // error: m
