func each(_ body: (Int) -> Void) { body(1) }
each { $number in print("no wrapper") }  // error: a projected parameter
