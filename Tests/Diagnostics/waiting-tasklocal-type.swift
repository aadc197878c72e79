enum Trace {
    @TaskLocal static var id: Int?
}
Trace.$id.withValue("text") { print(Trace.id ?? 0) }  // error: cannot convert value of type `String` to expected argument type `Int`
