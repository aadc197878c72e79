// Local variables that have their values from the first use on.
func f() { lazy var x = { print("make"); return 3 }(); print("before"); print(x, x); x = 5; print(x)
 lazy var y: Int = x + 1
 let g = { y += 1; return y }
 print(g(), g(), y) 
 lazy var z: [Int] = []
 z.append(4); print(z)
 for i in 0..<2 { lazy var q = i * 10; if i == 1 { print(q) } }
}
f()
