enum Trace {
    @TaskLocal static var id: Int  // error: static property `_id` requires an initial value
}
print(Trace.id)
