// White space on both sides of a period is as good as none; in front of it alone as well.
struct Point { var n = 1 }
enum Side { case left }
let list = [3, 1, 2]
print(list . count, list .count, (1, 2) . 0, Point() . n)
print([ 1,2 ] . max()!, list . map { $0 + 1 } . count)
print(
  list
    . sorted()
    .map { $0 * 2 } /* to here */ . /* and on */ first ?? 0)
let perhaps: [Int]? = list
print(perhaps? . count as Any, perhaps! . count)
let side: Side = . left
print(side)
