// What a default takes by default must not be that very default.
func f(_ x: Int = f()) -> Int { x } // error: refers to itself in a circle
func g(_ x: Int = h()) -> Int { x } // error: refers to itself in a circle
func h(_ y: Int = g()) -> Int { y }
struct S { init(x: [S] = [S()]) {} } // error: refers to itself in a circle
struct T { init(x: Int = 0, y: T? = T(x: 2)) {} } // error: refers to itself in a circle
func k(_ x: Int = k(2)) -> Int { x }
func m(_ x: () -> Int = { m() }) -> Int { 2 } // error: refers to itself in a circle
func n(_ x: [Int] = [1].map { n([$0]) }) -> Int { 2 }
struct V { func p(_ x: Int = V().p()) -> Int { x } } // error: refers to itself in a circle
