// A `break` without a label leaves the innermost loop or `switch`, whether that has a label or not.

for number in 0..<3 {
  choice: switch number {
  case 1:
    if number == 1 { break choice }
    print("never")
  case 2: print("two")
  default: break
  }
  print("after", number)
}

func once() {
  choice: switch 5 {
  case 4: print("four")
  default: break
  }
  print("done")
}
once()

// Labelled blocks are left by their names only.
while true {
  block: do {
    if Bool(true) { break }
    print("never")
  }
  print("never")
}
outer: if true {
  for number in 0..<2 {
    print("in", number)
    break outer
  }
}
