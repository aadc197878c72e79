// What a keyboard is like, which a terminal has already.

public enum UIKeyboardType: Int {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UITextAutocapitalizationType: Int {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int {
  case `default`, no, yes
}

public enum UITextSpellCheckingType: Int {
  case `default`, no, yes
}

public enum UITextSmartQuotesType: Int {
  case `default`, no, yes
}

public enum UITextSmartDashesType: Int {
  case `default`, no, yes
}

public enum UIKeyboardAppearance: Int {
  case `default`, dark, light
}

public enum UIReturnKeyType: Int {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public struct UITextContentType: Hashable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let URL = UITextContentType(rawValue: "url")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
