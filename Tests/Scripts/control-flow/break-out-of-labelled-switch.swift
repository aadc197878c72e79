for i in 0..<2 {
  kind: switch 5 {
  case 4: print("no")
  default:
    if i == 0 { break }
    print("not left")
  }
  print(i)
}

func leaves(_ value: Int) -> String {
  outer: switch value {
  case 1: break
  case 2:
    inner: if value > 1 {
      switch value {
      case 2: break inner
      default: break outer
      }
      return "not here"
    }
    return "left the inner if"
  default: return "other"
  }
  return "left the switch"
}
print(leaves(1), leaves(2), leaves(3), separator: "; ")
