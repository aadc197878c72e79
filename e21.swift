let d = Set([])
