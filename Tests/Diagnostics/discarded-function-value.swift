struct S { func f(_ n: Int) -> Int { n } }
let n: Int = S().f // error: Int
let g: (String) -> Int = S().f // error: Int
