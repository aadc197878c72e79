protocol T { var text: String { get } }
protocol S { var on: Bool { get } }
class Cell<X> where X: T, X: S { init() {} }
let cell = Cell<any T & S>() // error: any
