print(UInt8(ascii: "é"))
