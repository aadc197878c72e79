import UIKit

// The compiled SwiftUI does not have it: where there is no Objective-C, an object is not made of a class that is only known to be one.

/// Makes the delegate of an application whose `App` is a struct, and tells it that the application has been launched.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateType()
    UIApplication.shared.delegate = wrappedValue
    _ = wrappedValue.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
    _ = wrappedValue.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
  }
}
