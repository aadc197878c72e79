struct Shape { var name = "shape" }
struct Circle: Shape { var r = 1.0 } // error: inheritance from non-protocol
class Base { var n = 1 }
enum Kind: Base { case a } // error: inheritance from non-protocol
class Derived: Shape { var m = 2 } // error: inheritance from non-protocol
class Good: Base { var k = 3 }
protocol P {}
struct S: P {}
print(Good().k, Good().n)
let s: any P = S()
print(s)
