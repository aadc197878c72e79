let class = 1 // error: class
