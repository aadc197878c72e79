// Where a call is can be handed on.
func check(_ ok: Bool, file: StaticString = #file, line: UInt = #line) { precondition(ok, "bad", file: file, line: line); assert(ok, file: file, line: line) }
check(true)
func fail(file: StaticString = #fileID, line: UInt = #line) -> Never { fatalError("x", file: file, line: line) }
print("ok")
