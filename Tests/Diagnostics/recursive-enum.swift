enum List { // error: List
  case end
  case cons(Int, List)
}
