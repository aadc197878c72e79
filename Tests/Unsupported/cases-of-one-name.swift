enum Shape {
  case square(Int), square(side: Int)  // unsupported: Zoetrope does not support several cases of one name
}
