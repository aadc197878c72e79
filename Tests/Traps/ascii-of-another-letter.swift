print(UInt8(ascii: "é"))  // trap: Code point value does not fit into ASCII
