let legs = 4
# most animals have four legs  // error: a comment begins with `//` in Swift
print(legs)
