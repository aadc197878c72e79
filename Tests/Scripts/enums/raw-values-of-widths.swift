// Raw values of whole numbers of every width.
enum Small: Int8, CaseIterable { case a = 1, b, c = -128, d }
enum Byte: UInt8 { case low, high = 255 }
enum Wide: UInt64 { case zero, top = 18_446_744_073_709_551_615 }
enum Middle: Int32 { case one = 1, more = 70_000 }
enum Plain: UInt { case x, y }

print(Small.allCases.map { $0.rawValue }, type(of: Small.a.rawValue))
print(Small(rawValue: -128) as Any, Small(rawValue: 0) as Any, Small(rawValue: -127) == .d)
print(Byte.high.rawValue, Byte(rawValue: 255) == .high, Byte(rawValue: 7) as Any)
print(Wide.top.rawValue, Wide(rawValue: .max) == .top, Wide.top.rawValue == UInt64.max)
print(Middle.more.rawValue, Middle(rawValue: 1) as Any)
print(Plain.y.rawValue, Plain(rawValue: 3) as Any, Plain.x.hashValue == Plain.x.hashValue)
