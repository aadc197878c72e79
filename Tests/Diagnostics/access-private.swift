struct S { private var secret = 1; func ok() -> Int { secret } ; private(set) var readOnly = 2; private func hidden() {} }
var s = S()
print(s.secret) // error: secret
s.readOnly = 3 // error: readOnly
s.hidden() // error: hidden
class Single { static let shared = Single(); private init() {} }
_ = Single() // error: init
