print("a")
return // error: return
