let x = [] + [1]
