struct Problem: Error {}
func throwing() throws {}

func own(_ body: () throws -> Void) rethrows { throw Problem() }  // error: a function declared `rethrows` may only throw if its parameter does
func calls(_ body: () throws -> Void) rethrows {
  try throwing()  // error: call can throw, but the error is not handled; a function declared `rethrows` may only throw if its parameter does
  try body()
}
func maps(_ body: (Int) throws -> Int) rethrows -> [Int] { try [1, 2].map { try body($0) } }
func hands(_ body: (Int) throws -> Int) rethrows -> [Int] { try [1, 2].map(body) }
func catches(_ body: () throws -> Void) rethrows {
  do { try body() } catch { throw Problem() }
  do { try throwing() } catch { print(error) }
  _ = try? throwing()
}
func catchesOther(_ body: () throws -> Void) rethrows {
  do {
    try throwing()
    try body()
  } catch {
    throw error  // error: a function declared `rethrows` may only throw if its parameter does
  }
}
func through(_ body: () throws -> Void) rethrows {
  func inner() throws { try body() }
  try inner()
}
func perhaps(_ body: ((Int) throws -> Int)?) rethrows -> Int { try body?(1) ?? 2 }
func late(_ value: Int?, _ body: @autoclosure () throws -> Int) rethrows -> Int { try value ?? body() }

func nothing() rethrows {}  // error: `rethrows` function must take a throwing function argument
func calm(_ body: () -> Void) rethrows {}  // error: `rethrows` function must take a throwing function argument
func several(_ bodies: (() throws -> Void)...) rethrows {}  // error: `rethrows` function must take a throwing function argument
struct Holder {
  func nothing() rethrows {}  // error: `rethrows` function must take a throwing function argument
  init(_ body: () throws -> Void) rethrows { try body() }
}
protocol Doing { func nothing() rethrows }  // error: `rethrows` function must take a throwing function argument
