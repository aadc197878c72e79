import Foundation

/// What somebody is doing, to be gone on with elsewhere. Of Foundation's, but only Apple's has it; here there is no elsewhere.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date!
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
