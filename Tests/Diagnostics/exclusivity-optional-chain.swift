// A change through `?` begins with the question: what is assigned or passed must not read the optional meanwhile.
struct Score {
  var mine = 1
  var yours = 2
  mutating func add(_ n: Int) -> Int {
    mine += n
    return mine
  }
  func plus(_ n: Int) -> Int { mine + n }
}
struct Table { var left: Score? = Score(), right: Score? = Score() }
class Shared { var mine = 1, yours = 2 }

func play(_ shared: Shared?) {
  var score: Score? = Score()
  _ = score?.add(score?.mine ?? 3) // error: overlapping accesses to `score`
  score?.mine = score?.yours ?? 1 // error: overlapping accesses to `score`
  score?.mine += score?.yours ?? 1 // error: overlapping accesses to `score`
  score?.mine = [1].map { $0 + (score?.yours ?? 1) }[0] // error: overlapping accesses to `score`
  _ = score?.plus(score?.mine ?? 3)
  _ = score!.add(score!.mine)
  score!.mine = score!.yours
  var table = Table()
  table.left?.mine = table.right?.yours ?? 1
  table.left?.mine = table.left?.yours ?? 1 // error: overlapping accesses to `table.left`
  shared?.mine = shared?.yours ?? 2
}
play(nil)
var global: Score? = Score()
global?.mine = global?.yours ?? 1 // error: overlapping accesses to `global`
