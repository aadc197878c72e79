// Who somebody is, which is not found out here.

public enum LAPolicy: Int {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int {
  case none, touchID, faceID
}

public struct LAError: Error, Hashable {
  public enum Code: Int {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var biometryType: LABiometryType { .none }
  public override init() { super.init() }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool {
    error = LAError(.biometryNotAvailable) as NSError
    return false
  }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { reply(false, LAError(.biometryNotAvailable)) } }
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  open func invalidate() {}
}
