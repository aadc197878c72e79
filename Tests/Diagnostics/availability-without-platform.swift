struct S {
  @available(, deprecated, renamed: "count")  // error: expected the name of a platform, or `*`
  var size: Int { 3 }
}
