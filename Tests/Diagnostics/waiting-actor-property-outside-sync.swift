actor Counter { var value = 0 }
func show(_ c: Counter) {
    print(c.value)  // error: actor-isolated property `value` can not be referenced from a nonisolated context
}
show(Counter())
