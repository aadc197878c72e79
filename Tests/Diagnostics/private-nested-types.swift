struct Out { private struct In { var a = 1 }; private enum E { case a }; fileprivate struct F {}; private typealias T = Int; private static let s = 1 }
let a = Out.In()  // error: `In` is inaccessible due to `private` protection level
let b: Out.In? = nil  // error: `In` is inaccessible due to `private` protection level
let c = Out.E.a  // error: `E` is inaccessible due to `private` protection level
let d = Out.F()  // error: constant must be declared private or fileprivate because its type uses `F`, which is fileprivate
let e: Out.T = 4  // error: `T` is inaccessible due to `private` protection level
print(Out.In.self)  // error: `In` is inaccessible due to `private` protection level
func g(_ i: Out.In) {}  // error: `In` is inaccessible due to `private` protection level
extension Out { static func k() -> Int { let i = In(); return i.a } }
