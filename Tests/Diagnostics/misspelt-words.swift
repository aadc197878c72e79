struct Counter {
  privat var count = 0  // error: `privat` is no word of Swift's
  statc let start = 1  // error: `statc` is no word of Swift's
  mutatng func go() { count += 1 }  // error: `mutatng` is no word of Swift's
  func all() -> Int { count }
}
class Above {
  func f() {}
}
class Below: Above {
  overide func f() {}  // error: `overide` is no word of Swift's
}
stuct Point { let x: Int }  // error: `stuct` is no word of Swift's
protcol Named { var name: String { get } }  // error: `protcol` is no word of Swift's
enm Side { case left, right }  // error: `enm` is no word of Swift's
func third(_ n: Int) -> Int {
  lt half = n / 2  // error: `lt` is no word of Swift's
  retrun half  // error: `retrun` is no word of Swift's
}
fro i in 1...3 { print(i) }  // error: `fro` is no word of Swift's
print(Point(x: 1), Side.left, Counter().all(), third(2))
