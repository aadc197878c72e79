struct Model {
    var stored = 0
    var value: Int {
        get async { stored }
        set { stored = newValue }  // error: a setter beside a getter that throws is not allowed
    }
}
