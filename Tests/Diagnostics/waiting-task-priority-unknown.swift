let t = Task(priority: .veryHigh) { 5 }  // error: type `TaskPriority` has no member `veryHigh`
print(await t.value)
