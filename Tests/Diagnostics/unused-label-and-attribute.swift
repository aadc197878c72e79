@unknownAttribute func f() {} // error: unknownAttribute
#unknown // error: unknown
