#if true
print(1)
#else
print(2)
#else  // error: further conditions after `#else` are unreachable
print(3)
#endif
#endif  // error: `#endif` without an `#if` before it
func f() {
  print(4)
}
#elseif os(Linux)  // error: `#elseif` without an `#if` before it
