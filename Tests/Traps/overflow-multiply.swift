func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) } // trap
print(factorial(20))
print(factorial(21))
