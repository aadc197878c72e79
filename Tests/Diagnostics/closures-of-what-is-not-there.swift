// What a closure takes is found out by who calls it: where that is not there, the bodies within it are still looked into.
import SwiftUI
let k = \Array.count  // error: infer
let c = { $n in 0 }  // error: projected parameter
undefined { x in [1].forEach { y in print(1); print(x) } }  // error: cannot find `undefined` in scope
let view = Text("a").foo(item: 1) { m in VStack { Text(m) } }  // error: has no member `foo`
