print(undefined) // error: undefined
let x = lengthy + 1 // error: lengthy
func f() { missing() } // error: missing
let y: Missing = 1 // error: Missing
struct S: Unknown {} // error: Unknown
func g(_ a: Nothing) -> Void {} // error: Nothing
let s = Struct(a: 1) // error: Struct
greeting = "hi" // error: greeting
extension Absent {} // error: Absent
class C: Base {} // error: Base
