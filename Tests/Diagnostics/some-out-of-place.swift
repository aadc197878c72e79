// Where `some` says nothing that could be known.
func all(_ values: some Comparable...) { print(values) }  // error: a variadic parameter of `some` type
func each(_ use: (some Equatable) -> Void) {}  // error: `some` in the parameter of a function type
