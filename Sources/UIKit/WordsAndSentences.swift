import Foundation

// What only Apple's Foundation looks for in a text.
extension NSString.EnumerationOptions {
  public static let byWords = NSString.EnumerationOptions(rawValue: 3)
  public static let bySentences = NSString.EnumerationOptions(rawValue: 4)
}
