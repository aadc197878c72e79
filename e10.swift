let x = [[]]
