struct Box {
  @_intrinsic("array.count") var count: Int { 3 }  // error: unknown attribute `_intrinsic`
}
@_standIn func stand() {}  // error: unknown attribute `_standIn`
@_primitive("int") struct Number {}  // error: unknown attribute `_primitive`
print(Box().count)
