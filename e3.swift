print(zip([1], []).map { $0 }.isEmpty)
