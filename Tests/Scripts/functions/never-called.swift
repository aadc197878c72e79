// What is given a value of a type without values need not return.
func absurd(_ value: Never) -> Int {}
func either(_ value: Result<Int, Never>) -> Int {
  switch value {
  case .success(let number): return number
  case .failure(let error): return absurd(error)
  }
}
print(either(.success(3)))
