import Foundation

print(String(format: "%x %08x %X %o %u", -1, -1, -1, -1, -1))
print(String(format: "%d %ld %lld %i", 5_000_000_000, 5_000_000_000, 5_000_000_000, 5_000_000_000))
print(String(format: "%hhx %hx %lx %d %hhd %zd", 300, 70000, -1, Int8(-1), 200, -5))
print(String(format: "%x %lx %u %d %ld", Int32(-1), Int32(-1), UInt32.max, UInt32.max, Int32(-1)))
print(String(format: "%lu %llx %5d|%-5d|%05d %c", UInt.max, UInt64.max, 3, 3, -3, 65))
print(String(format: "%x %x %#x", UInt8(200), Int16(-2), 255))
