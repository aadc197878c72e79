func f(_ n: Int?) -> Int {
  guard let n else {
    print("nothing")
  } // error: guard
  return n
}
