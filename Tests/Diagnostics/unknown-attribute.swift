@unknownAttribute func f() {} // error: unknownAttribute
struct S { @another var x = 1 } // error: another
