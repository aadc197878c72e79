actor Thermostat {
    private var c = 20.0
    var fahrenheit: Double {
        get { c * 9 / 5 + 32 }
        set { c = (newValue - 32) * 5 / 9 }
    }
}
func run(_ t: Thermostat) async {
    await t.fahrenheit = 70  // error: actor-isolated property `fahrenheit` can not be mutated from a nonisolated context
    t.fahrenheit += 1  // error: actor-isolated property `fahrenheit` can not be mutated from a nonisolated context
}
