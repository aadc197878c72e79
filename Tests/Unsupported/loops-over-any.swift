let values: any Sequence = [1, 2]
for value in values { print(value) } // unsupported: `for` over an existential sequence
