// Labels for break and continue: out of nested loops, out of a switch in a loop, out of a labelled do and if.
let grid = [[1, 2, 3], [4, -5, 6], [7, 8, 9]]

search: for (r, row) in grid.enumerated() {
  for (c, value) in row.enumerated() {
    if value < 0 {
      print("negative at", r, c)
      break search
    }
    print(value, terminator: " ")
  }
  print("| row \(r) done")
}

rows: for row in grid {
  for value in row where value % 5 == 0 {
    print("skip row with", value)
    continue rows
  }
  print("sum", row.reduce(0, +))
}

// A plain break in a switch leaves only the switch.
let commands = ["push", "noop", "push", "quit", "push"]
var pushed = 0
loop: for command in commands {
  switch command {
  case "push": pushed += 1
  case "noop": break
  case "quit": break loop
  default: continue loop
  }
  print("after", command)
}
print("pushed", pushed)

// Labelled while with a nested repeat.
var candidate = 1
var primes: [Int] = []
next: while primes.count < 6 {
  candidate += 1
  var divisor = 2
  repeat {
    if divisor * divisor > candidate { break }
    if candidate % divisor == 0 { continue next }
    divisor += 1
  } while true
  primes.append(candidate)
}
print(primes)

// A labelled do or if is a block to jump out of.
func check(_ word: String) {
  attempt: do {
    guard word.count > 2 else { break attempt }
    if word.first == "x" { break attempt }
    print(word, "accepted")
    return
  }
  print(word, "refused")
}
["swift", "c", "xml"].forEach(check)

gate: if pushed > 1 {
  for n in 1... {
    if n * n > 50 { print("n is", n); break gate }
  }
}
outer: for i in 1...3 {
  inner: for j in 1...3 {
    if j == i { continue outer }
    if i + j == 5 { break inner }
    print("\(i)\(j)", terminator: " ")
  }
}
print()
