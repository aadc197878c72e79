struct Model {
    var stored = 0
    var value: Int {
        get { stored }
        set async { stored = newValue }  // error: Zoetrope does not support accessors that throw or wait
    }
}
