func f() async { // unsupported: async
  await f()
}
print("x")
