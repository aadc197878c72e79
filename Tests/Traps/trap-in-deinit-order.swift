class Noisy { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("deinit", n) } }
func f() -> Int {
  let a = Noisy(1)
  let none: Int? = a.n > 5 ? 3 : nil
  return none! + a.n // trap
}
print("calling")
print(f())
