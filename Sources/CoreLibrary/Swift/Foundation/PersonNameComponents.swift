/// The parts of somebody's name.
public struct PersonNameComponents: Hashable, Codable, CustomStringConvertible, CustomReflectable {
  public var namePrefix: String?
  public var givenName: String?
  public var middleName: String?
  public var familyName: String?
  public var nameSuffix: String?
  public var nickname: String?

  public init() {}
  public init(
    namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
    nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil
  ) {
    self.namePrefix = namePrefix
    self.givenName = givenName
    self.middleName = middleName
    self.familyName = familyName
    self.nameSuffix = nameSuffix
    self.nickname = nickname
  }

  private var parts: [(label: String?, value: Any)] {
    let all = [
      ("namePrefix", namePrefix), ("givenName", givenName), ("middleName", middleName), ("familyName", familyName),
      ("nameSuffix", nameSuffix), ("nickname", nickname),
    ]
    return all.compactMap { name, part in part.map { (name, $0) } }
  }

  public var description: String { parts.map { "\($0.label ?? ""): \($0.value) " }.joined() }
  public var customMirror: Mirror { Mirror(self, children: parts) }
}
