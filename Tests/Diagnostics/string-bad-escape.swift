print("bad \q escape") // error: escape
print("bad \u{110000}") // error: scalar
