struct Point { var x = 0, y = 0 }
struct Frame { var origin = Point(), size = Point(); var number = 0 }

func moved(_ frame: Frame, by n: Int) -> Frame {
  var next = frame
  next.origin.x += n
  next.size.y = next.origin.x & 255
  next.number += 1
  return next
}
func work(_ n: Int) -> Int {
  var frame = Frame()
  var kept: [Frame] = []
  for i in 0..<64 { kept.append(moved(frame, by: i)) }
  for i in 0..<n {
    let before = frame
    frame = moved(frame, by: i & 3)
    if i & 1 == 0 { frame.origin.y = before.size.y }
    kept[i & 63].origin.x = frame.origin.x
    if i & 15 == 0 { kept[i & 63] = frame }
  }
  var total = frame.origin.x + frame.origin.y + frame.size.y + frame.number
  for frame in kept { total += frame.origin.x &* 3 + frame.number }
  return total
}
print(work(1_000_000))
