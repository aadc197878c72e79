func two() -> Never {
  print("x")
  print("y")
}  // error: function with uninhabited return type `Never` is missing call to another never-returning function on all paths
func none() -> Never {
}  // error: function with uninhabited return type `Never` is missing call to another never-returning function on all paths
func perhaps(_ flag: Bool) -> Never {
  if flag { fatalError() }
}  // error: function with uninhabited return type `Never` is missing call to another never-returning function on all paths
func fails(_ flag: Bool) -> Never {
  if flag { fatalError() }
  fatalError()
}
