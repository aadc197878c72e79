import Observation

@Observable class Early {
  var x: Int
  init() {
    print(x)  // error: used before
    x = 1
  }
}
