var stored: [() -> Void] = []
func keep(_ body: () -> Void) {
  stored.append(body) // error: escap
}
