print([])
