let t = Task { 1 } // unsupported: Task
print("x")
