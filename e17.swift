print([] == [1])
