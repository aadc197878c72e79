enum Low: Error { case empty, code(Int) }
enum High: Error { case tall }
func any() throws -> Int { 1 }
func high() throws(High) {}

func all() {
  do throws(Low) { _ = try any() } catch { print(error) }  // error: thrown expression type `any Error` cannot be converted
  do throws(Low) { throw High.tall } catch { print(error) }  // error: thrown expression type `High` cannot be converted
  do throws(Low) { try high() } catch { print(error) }  // error: thrown expression type `High` cannot be converted
  do throws(Low) { throw .empty } catch .empty { print(1) }  // error: the enclosing catch is not exhaustive
}
func types() {
  do throws(Low) { throw .other } catch { print(error) }  // error: has no member `other`
  do throws(Low) { throw .empty } catch { let e: High = error; print(e) }  // error: cannot convert value of type `Low`
}
func nobody() {
  do throws(Low) { print(1) }  // error: no `catch`
}
