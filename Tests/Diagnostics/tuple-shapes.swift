let (a, b) = (1, 2, 3) // error: tuple
let t = (x: 1, y: 2)
print(t.z) // error: z
print(t.2) // error: 2
let p: (Int, Int) = (1, 2, 3) // error: (Int, Int)
let (c, d) = 5 // error: Int
