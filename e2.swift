print([:])
