// Whether there is a value is asked when it is changed: after the arguments.
class C {
  var o: [Int]? = [1]
  func side() -> Int { print("side"); o = nil; return 2 }
}
let c = C()
c.o!.append(c.side())  // trap
