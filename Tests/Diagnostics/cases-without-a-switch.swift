// A `switch` without its keyword: what stands before the braces ends there.
func name(of n: Int) -> String {
  n { // error(zoetrope): expected a new line or
    case 1: return "one"
    default: return "many"
  }
}
