let t = Task { 5 }
t.abort()  // error: value of type `Task<Int, Never>` has no member `abort`
print(await t.get())
if t.isCanceled { print("x") }  // error: value of type `Task<Int, Never>` has no member `isCanceled`
await Task.wait(1)  // error: type `Task<_, _>` has no member `wait`
