// What numbers look like in the locales that are known.

extension Locale {
  /// A number, before and behind which something stands: `-` a sign, `%` per cent, `¤` a currency.
  struct _NumberCustoms {
    var point = "."
    var group = ","
    var percentSuffix = "%"
    /// Whether a currency stands in front.
    var currencyPrefix = "¤"
    var currencySuffix = ""
    /// Whether an amount below zero stands in brackets where accounts are kept.
    var hasBrackets = true
  }

  var _numberCustoms: _NumberCustoms {
    switch _customs {
    case "de", "de_DE":
      return _NumberCustoms(
        point: ",", group: ".", percentSuffix: "\u{A0}%", currencyPrefix: "", currencySuffix: "\u{A0}¤",
        hasBrackets: false)
    case "fr", "fr_FR":
      return _NumberCustoms(
        point: ",", group: "\u{202F}", percentSuffix: "\u{A0}%", currencyPrefix: "", currencySuffix: "\u{A0}¤",
        hasBrackets: true)
    case "en_US_POSIX":
      return _NumberCustoms(currencyPrefix: "¤\u{A0}")
    default: return _NumberCustoms()
    }
  }

  /// What a currency is called; the code where there is nothing shorter.
  func _symbol(ofCurrency code: String) -> String {
    let code = code.uppercased()
    if !Locale._isCurrency(code) || Locale._strangeCurrencies.contains(code) {
      fatalError("Zoetrope does not support the currency \(code)")
    }
    let parts = _customs.split(separator: "_").map { String($0) }
    if parts[0] == "en" && parts.count > 1 && parts[1] != "US" {
      if code == "USD" { return "US$" }
      if code == "JPY" { return "JP¥" }
    }
    return Locale._symbols[parts[0]]?[code] ?? (parts[0] == "fr" ? nil : Locale._commonSymbols[code]) ?? code
  }

  /// The same without saying which country's it is.
  func _narrowSymbol(ofCurrency code: String) -> String {
    let code = code.uppercased()
    let language = _customs.prefix(2)
    if language == "ja" && (code == "CNY" || code == "JPY") { return "￥" }
    if code == "TWD" && (language == "zh" || language == "de" || language == "fr") { return "NT$" }
    guard let known = Locale._narrowSymbols[code] else {
      fatalError("Zoetrope does not support the narrow symbol of the currency \(code)")
    }
    return known
  }

  static func _isCurrency(_ code: String) -> Bool {
    code.count == 3 && code.allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// How many places an amount has.
  static func _places(ofCurrency code: String) -> Int {
    let code = code.uppercased()
    if _threePlaces.contains(code) { return 3 }
    return _noPlaces.contains(code) ? 0 : 2
  }

  private static func _table(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for pair in text.split(separator: " ") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      result[String(parts[0])] = String(parts[1])
    }
    return result
  }

  private static let _threePlaces: Set<String> = ["BHD", "JOD", "KWD", "LYD", "OMR", "TND"]
  private static let _noPlaces: Set<String> = Set(
    """
    ADP AFN ALL BIF BYR CLP COP DJF ESP GNF IDR IQD IRR ISK ITL JPY KMF KPW KRW LAK LBP LUF MGA MGF MMK MRO PKR PYG \
    RSD RWF SLL SOS STD SYP TMM TRL UGX UYI VND VUV XAF XOF XPF YER ZMK ZWD
    """.split(separator: " ").map { String($0) })
  /// Old ones and those that are counted otherwise.
  private static let _strangeCurrencies: Set<String> = [
    "XOF", "XCG", "CLF", "UYW", "ILR", "ATS", "BGM", "BGO", "DEM", "BEF", "CYP", "FRF", "IEP", "ILP", "ITL", "MTP",
    "RHD",
  ]
  private static let _commonSymbols = _table(
    "BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ TWD=NT$ USD=$ VND=₫ "
      + "XAF=FCFA XCD=EC$ XPF=CFPF")
  private static let _symbols = [
    "en": _table("AUD=A$ PHP=₱ XXX=¤"),
    "zh": _table("AUD=AU$ CNY=¥ JPY=JP¥ USD=US$"),
    "de": _table("AUD=AU$ THB=฿"),
    "ja": _table("AUD=A$ CNY=元"),
    "fr": _table(
      "ARS=$AR AUD=$AU BMD=$BM BND=$BN BRL=R$ BZD=$BZ CAD=$CA CLP=$CL COP=$CO EUR=€ FJD=$FJ FKP=£FK GBP=£GB "
        + "GIP=£GI ILS=₪ INR=₹ KRW=₩ LBP=£LB MXN=$MX NAD=$NA NZD=$NZ SBD=$SB SGD=$SG SRD=$SR TTD=$TT USD=$US UYU=$UY "
        + "VND=₫ WST=$WS XAF=FCFA XPF=FCFP XXX=¤"),
  ]
  private static let _narrowSymbols = _table(
    "USD=$ EUR=€ GBP=£ JPY=¥ CNY=¥ KRW=₩ INR=₹ CHF=CHF CAD=$ AUD=$ HKD=$ TWD=$ SEK=kr NOK=kr DKK=kr RUB=₽ BRL=R$ MXN=$ "
      + "SGD=$ NZD=$ THB=฿ VND=₫ PLN=zł TRY=₺ ILS=₪ ZAR=R CZK=Kč HUF=Ft PHP=₱ IDR=Rp")
}

/// A sign, a currency and the like before a number: the digits are set apart from letters that would stand beside them.
func _joined(_ prefix: String, _ body: String, _ suffix: String, endsInCurrency: Bool) -> String {
  if endsInCurrency, let last = prefix.last, !last.isSymbol, !last.isWhitespace, let first = body.first,
    first.isNumber
  {
    return prefix + "\u{A0}" + body + suffix
  }
  return prefix + body + suffix
}
