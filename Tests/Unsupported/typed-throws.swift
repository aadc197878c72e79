struct Gate: Error {}
func enter(_ age: Int) throws(Gate) -> Int {  // unsupported: typed throws
  if age < 18 { throw Gate() }
  return age
}
print((try? enter(20)) ?? 0)
