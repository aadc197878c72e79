func risky() throws {}

struct Caught {
  let mode: Int
  init() {
    do {
      mode = 1
      try risky()
    } catch {
      mode = 2  // error: may only be initialized once
    }
  }
}

struct Repeated {
  let mode: Int
  init(until end: Int) {
    repeat {
      mode = end  // error: may only be initialized once
    } while mode < end
  }
}

func fallingThrough(_ number: Int) {
  let mode: Int
  switch number {
  case 1:
    mode = 1
    fallthrough
  default:
    mode = 2  // error: cannot assign to value
  }
  print(mode)
}
