import Foundation // unsupported: Foundation
print("x")
