struct Trace {
    @TaskLocal var id = "none"  // error: `@TaskLocal` on what is not `static` is not allowed
}
