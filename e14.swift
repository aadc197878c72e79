let x = Array([])
