struct Box {
  var value: String?
  func get() -> String { value! } // trap
}
print(Box(value: "x").get())
print(Box().get())
