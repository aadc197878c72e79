// A tuple may get its parts one after the other; with the last of them it has its value.
func parts(_ isFirst: Bool) {
  var pair: (numbers: [Int], name: String)
  if isFirst {
    pair.numbers = [1]
  } else {
    pair.numbers = [2]
  }
  print(pair.numbers)
  pair.name = "a" + "b"
  pair.name += "c"
  pair.numbers.append(3)
  print(pair)
}
parts(true)
parts(false)

func either(_ isWhole: Bool) {
  var pair: (Int, String)
  if isWhole {
    pair = (1, "whole")
  } else {
    pair.1 = "parts"
    pair.0 = 2
  }
  print(pair)
}
either(true)
either(false)

for index in 0..<3 {
  var pair: (name: String, list: [Int])
  pair.name = "item \(index)"
  pair.list = Array(repeating: index, count: index)
  print(pair)
}

var top: (Int, Int)
top.0 = 1
top.1 = 2
print(top)
