actor Counter { // unsupported: actor
  var n = 0
}
print("x")
