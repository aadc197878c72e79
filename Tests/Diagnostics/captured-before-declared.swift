let k = 1
func early() {
  let c = {  // error: closure captures `k` before it is declared
    k + 1
  }
  let k = 4
  print(c(), k)
}
func own() {
  let k = { k + 1 }()  // error: closure captures `k` before it is declared
  print(k)
}
func nested() {
  let c = [1].map { _ in  // error: closure captures `n` before it is declared
    [2].map {
      $0 + n
    }
  }
  let n = 4
  print(c, n)
}
