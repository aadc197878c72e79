let x = [].count
