func down(_ n: Int) -> Int { down(n + 1) + 1 } // trap
print("going down")
print(down(0))
