enum Trace {
    @TaskLocal static var id = "none"
}
Trace.id = "req-1"  // error: cannot assign to value: `id` is a get-only property
Trace.$id = "req-2"  // error: cannot assign value of type `String` to type `TaskLocal<String>`
