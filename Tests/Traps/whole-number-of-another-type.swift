// It is no literal of the type that it becomes.
func f() -> UInt8 { UInt8(256 as Int) }  // trap: arithmetic overflow
print("before")
print(f())
