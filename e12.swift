for y in [] { print(y) }
