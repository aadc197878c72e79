import Foundation
print(String(format: "%.3d|%5.3d|%+.3d|%06.2d", 7, 7, 7, 7))
print(String(format: "%#o|%#08x|%#.0f|%#g", 8, 255, 3.0, 1.5))
print(String(format: "%a|%C", 1.0, 0x41 as UInt16))
