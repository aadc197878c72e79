let x = [1: []]
