let numbers = [1, 2]
precondition(numbers.count == 2)
print(numbers)
precondition(numbers.isEmpty) // trap
