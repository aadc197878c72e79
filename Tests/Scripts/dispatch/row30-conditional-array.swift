// Row 30: a conditional conformance of Array, found by a cast at run time.
protocol S { var on: Bool { get } }
struct Switch: S { var on = true }
extension Array: S where Element: S { var on: Bool { allSatisfy { $0.on } } }
let yes: Any = [Switch(), Switch(on: true)]
let mixed: Any = [Switch(), Switch(on: false)]
let no: Any = [1, 2]
print((yes as? any S)?.on as Any, (mixed as? any S)?.on as Any, (no as? any S)?.on as Any)
print([[Switch()], []].on, [Switch(on: false)].on, no is any S, yes is any S)
func ask<X>(_ x: X) -> String { (x as? any S).map { "\($0.on)" } ?? "no switch" }
print(ask([Switch()]), ask(3), ask([[Switch(on: false)]]), ask(["a"]))
