// An error that an autoclosure throws is whose calls it; cases of nested enums by their full names.
enum Problem: Error { case bad }
func get() throws -> Int { throw Problem.bad }
func look(_ value: @autoclosure () throws -> Int) { do { _ = try value() } catch { print(error) } }
func plain() { look(try get()) }
plain()
struct Outer { enum Err: Error { case low(Int), limit } }
func fail() throws { throw Outer.Err.low(1) }
do { try fail() } catch Outer.Err.low { print("low") } catch { print("other") }
let found = Outer.Err.low(3)
if case Outer.Err.low = found { print("is low") }
switch found { case Outer.Err.low: print(1); case Outer.Err.limit: print(2) }
