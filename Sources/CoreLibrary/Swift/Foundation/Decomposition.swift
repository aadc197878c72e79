// What composed characters consist of: `é` of `e` and an accent.

enum _Decomposition {
  /// Of a scalar: what it begins with, and the mark behind that in the bits from 21 on, or 0 where it is another spelling
  /// of one.
  private static let parts: [Int: Int] = {
    var result: [Int: Int] = [:]
    for (mark, base, composed) in entries { result[composed] = mark << 21 | base }
    return result
  }()

  /// What two scalars make together.
  private static let wholes: [Int: Int] = {
    var result: [Int: Int] = [:]
    for (mark, base, composed) in entries where mark != 0 {
      if !Unicode.Scalar._of(composed).properties.isFullCompositionExclusion { result[mark << 21 | base] = composed }
    }
    return result
  }()

  private static var entries: [(Int, Int, Int)] {
    var result: [(Int, Int, Int)] = []
    var fields: [[Int]] = [[]]
    for scalar in table.unicodeScalars {
      switch scalar {
      case " ": fields.append([])
      case "\n":
        var mark = 0
        for digit in fields[0] { mark = mark * 16 + digit - (digit < 58 ? 48 : 87) }
        for index in fields[1].indices { result.append((mark, fields[1][index], fields[2][index])) }
        fields = [[]]
      default: fields[fields.count - 1].append(scalar._value)
      }
    }
    return result
  }

  static func isDecomposable(_ value: Int) -> Bool {
    value >= 0xc0 && (value >= 0xac00 && value <= 0xd7a3 || parts[value] != nil)
  }

  /// What a scalar consists of in the end.
  static func decomposed(_ value: Int) -> [Int] {
    if value < 0xc0 { return [value] }
    // The syllables of Hangul are in the order of what they consist of.
    if value >= 0xac00 && value <= 0xd7a3 {
      let number = value - 0xac00
      let last = number % 28
      let two = [0x1100 + number / 588, 0x1161 + number % 588 / 28]
      return last == 0 ? two : two + [0x11a7 + last]
    }
    guard let part = parts[value] else { return [value] }
    let first = decomposed(part & 0x1fffff)
    return part >> 21 == 0 ? first : first + decomposed(part >> 21)
  }

  /// A mark stands behind another one whose class is not above its own.
  static func order(_ values: inout [Int]) {
    var index = 1
    while index < values.count {
      let order = combiningClass(values[index])
      var place = index
      if order > 0 {
        while place > 0 && combiningClass(values[place - 1]) > order {
          values.swapAt(place, place - 1)
          place -= 1
        }
      }
      index += 1
    }
  }
  static func combiningClass(_ value: Int) -> Int {
    value < 0x300 ? 0 : Int(Unicode.Scalar._of(value).properties.canonicalCombiningClass.rawValue)
  }

  /// What two scalars make that follow each other, marks of a lower class between them or not.
  private static func composed(_ first: Int, _ second: Int) -> Int? {
    if first >= 0x1100 && first <= 0x1112 && second >= 0x1161 && second <= 0x1175 {
      return 0xac00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if first >= 0xac00 && first <= 0xd7a3 && (first - 0xac00) % 28 == 0 && second > 0x11a7 && second <= 0x11c2 {
      return first + second - 0x11a7
    }
    return wholes[second << 21 | first]
  }

  static func decomposed(_ text: String) -> String {
    var values: [Int] = []
    for scalar in text.unicodeScalars { values += decomposed(scalar._value) }
    order(&values)
    return String(_scalars: values)
  }

  static func composed(_ text: String) -> String {
    var values: [Int] = []
    for scalar in text.unicodeScalars { values += decomposed(scalar._value) }
    order(&values)
    var result: [Int] = []
    var start = -1
    var lastClass = 0
    for value in values {
      let order = combiningClass(value)
      // A mark that could not be taken in shuts out those of its own class behind it.
      if start >= 0, lastClass < order || lastClass == 0 && start == result.count - 1,
        let whole = composed(result[start], value)
      {
        result[start] = whole
        continue
      }
      if order == 0 {
        start = result.count
        lastClass = 0
      } else {
        lastClass = order
      }
      result.append(value)
    }
    return String(_scalars: result)
  }

  /// A mark, what it stands behind, and what comes of that; 0 in place of the mark where it is another spelling only.
  private static let table = """
    300 AEIOUaeiouÜüNnЕИеиĒēŌōWwÂâĂăÊêÔôƠơƯưYyἀἁἈἉἐἑἘἙἠἡἨ ÀÈÌÒÙàèìòùǛǜǸǹЀЍѐѝḔḕṐṑẀẁẦầẰằỀềỒồỜờỪừỲỳἂἃἊἋἒἓἚἛἢἣἪ
    300 ἩἰἱἸἹὀὁὈὉὐὑὙὠὡὨὩαεηιουωΑΕΗ᾿ϊΙ῾ϋΥ¨ΟΩ ἫἲἳἺἻὂὃὊὋὒὓὛὢὣὪὫὰὲὴὶὸὺὼᾺῈῊ῍ῒῚ῝ῢῪ῭ῸῺ
    301 AEIOUYaeiouyCcLlNnRrSsZzÜüGgÅåÆæØø\u{308}¨ΑΕΗΙΟΥΩ ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźǗǘǴǵǺǻǼǽǾǿ\u{344}΅ΆΈΉΊΌΎΏ
    301 ϊαεηιϋουωϒГКгкÇçĒēÏïKkMmÕõŌōPpŨũWwÂâĂăÊêÔôƠơƯưἀἁἈ ΐάέήίΰόύώϓЃЌѓќḈḉḖḗḮḯḰḱḾḿṌṍṒṓṔṕṸṹẂẃẤấẮắẾếỐốỚớỨứἄἅἌ
    301 ἉἐἑἘἙἠἡἨἩἰἱἸἹὀὁὈὉὐὑὙὠὡὨὩ᾿῾ ἍἔἕἜἝἤἥἬἭἴἵἼἽὄὅὌὍὔὕὝὤὥὬὭ῎῞
    302 AEIOUaeiouCcGgHhJjSsWwYyZzẠạẸẹỌọ ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷẐẑẬậỆệỘộ
    303 ANOanoIiUuVvÂâĂăEeÊêÔôƠơƯưYy ÃÑÕãñõĨĩŨũṼṽẪẫẴẵẼẽỄễỖỗỠỡỮữỸỹ
    304 AaEeIiOoUuÜüÄäȦȧÆæǪǫÖöÕõȮȯYyИиУуGgḶḷṚṛαΑιΙυΥ ĀāĒēĪīŌōŪūǕǖǞǟǠǡǢǣǬǭȪȫȬȭȰȱȲȳӢӣӮӯḠḡḸḹṜṝᾱᾹῑῙῡῩ
    306 AaEeGgIiOoUuУИиуЖжАаЕеȨȩẠạαΑιΙυΥ ĂăĔĕĞğĬĭŎŏŬŭЎЙйўӁӂӐӑӖӗḜḝẶặᾰᾸῐῘῠῨ
    307 CcEeGgIZzAaOoBbDdFfHhMmNnPpRrSsŚśŠšṢṣTtWwXxYyſ ĊċĖėĠġİŻżȦȧȮȯḂḃḊḋḞḟḢḣṀṁṄṅṖṗṘṙṠṡṤṥṦṧṨṩṪṫẆẇẊẋẎẏẛ
    308 AEIOUaeiouyYΙΥιυϒЕІеіАаӘәЖжЗзИиОоӨөЭэУуЧчЫыHhÕõŪū ÄËÏÖÜäëïöüÿŸΪΫϊϋϔЁЇёїӒӓӚӛӜӝӞӟӤӥӦӧӪӫӬӭӰӱӴӵӸӹḦḧṎṏṺṻ
    308 WwXxt ẄẅẌẍẗ
    309 AaÂâĂăEeÊêIiOoÔôƠơUuƯưYy ẢảẨẩẲẳẺẻỂểỈỉỎỏỔổỞởỦủỬửỶỷ
    30a AaUuwy ÅåŮůẘẙ
    30b OoUuУу ŐőŰűӲӳ
    30c CcDdEeLlNnRrSsTtZzAaIiOoUuÜüGgKkƷʒjHh ČčĎďĚěĽľŇňŘřŠšŤťŽžǍǎǏǐǑǒǓǔǙǚǦǧǨǩǮǯǰȞȟ
    30f AaEeIiOoRrUuѴѵ ȀȁȄȅȈȉȌȍȐȑȔȕѶѷ
    311 AaEeIiOoRrUu ȂȃȆȇȊȋȎȏȒȓȖȗ
    313 αΑεΕηΗιΙοΟυωΩρ ἀἈἐἘἠἨἰἸὀὈὐὠὨῤ
    314 αΑεΕηΗιΙοΟυΥωΩρΡ ἁἉἑἙἡἩἱἹὁὉὑὙὡὩῥῬ
    31b OoUu ƠơƯư
    323 BbDdHhKkLlMmNnRrSsTtVvWwZzAaEeIiOoƠơUuƯưYy ḄḅḌḍḤḥḲḳḶḷṂṃṆṇṚṛṢṣṬṭṾṿẈẉẒẓẠạẸẹỊịỌọỢợỤụỰựỴỵ
    324 Uu Ṳṳ
    325 Aa Ḁḁ
    326 SsTt ȘșȚț
    327 CcGgKkLlNnRrSsTtEeDdHh ÇçĢģĶķĻļŅņŖŗŞşŢţȨȩḐḑḨḩ
    328 AaEeIiUuOo ĄąĘęĮįŲųǪǫ
    32d DdEeLlNnTtUu ḒḓḘḙḼḽṊṋṰṱṶṷ
    32e Hh Ḫḫ
    330 EeIiUu ḚḛḬḭṴṵ
    331 BbDdKkLlNnRrTtZzh ḆḇḎḏḴḵḺḻṈṉṞṟṮṯẔẕẖ
    338 ←→↔⇐⇔⇒∃∈∋∣∥∼≃≅≈=≡≍<>≤≥≲≳≶≷≺≻⊂⊃⊆⊇⊢⊨⊩⊫≼≽⊑⊒⊲⊳⊴⊵⫝ ↚↛↮⇍⇎⇏∄∉∌∤∦≁≄≇≉≠≢≭≮≯≰≱≴≵≸≹⊀⊁⊄⊅⊈⊉⊬⊭⊮⊯⋠⋡⋢⋣⋪⋫⋬⋭\u{2adc}
    342 ἀἁἈἉἠἡἨἩἰἱἸἹὐὑὙὠὡὨὩα¨η᾿ιϊ῾υϋω ἆἇἎἏἦἧἮἯἶἷἾἿὖὗὟὦὧὮὯᾶ῁ῆ῏ῖῗ῟ῦῧῶ
    345 ἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰ ᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯᾲ
    345 αάᾶΑὴηήῆΗὼωώῶΩ ᾳᾴᾷᾼῂῃῄῇῌῲῳῴῷῼ
    5b4 י \u{fb1d}
    5b7 ײא \u{fb1f}\u{fb2e}
    5b8 א \u{fb2f}
    5b9 ו \u{fb4b}
    5bc אבגדהוזטיךכ \u{fb30}\u{fb31}\u{fb32}\u{fb33}\u{fb34}\u{fb35}\u{fb36}\u{fb38}\u{fb39}\u{fb3a}\u{fb3b}
    5bc למנסףפצקרשת \u{fb3c}\u{fb3e}\u{fb40}\u{fb41}\u{fb43}\u{fb44}\u{fb46}\u{fb47}\u{fb48}\u{fb49}\u{fb4a}
    5bf בכפ \u{fb4c}\u{fb4d}\u{fb4e}
    5c1 ש\u{fb49} \u{fb2a}\u{fb2c}
    5c2 ש\u{fb49} \u{fb2b}\u{fb2d}
    653 ا آ
    654 اويەہے أؤئۀۂۓ
    655 ا إ
    93c नरळकखगजडढफय ऩऱऴ\u{958}\u{959}\u{95a}\u{95b}\u{95c}\u{95d}\u{95e}\u{95f}
    9bc ডঢয \u{9dc}\u{9dd}\u{9df}
    9be \u{9c7} \u{9cb}
    9d7 \u{9c7} \u{9cc}
    a3c ਲਸਖਗਜਫ \u{a33}\u{a36}\u{a59}\u{a5a}\u{a5b}\u{a5e}
    b3c ଡଢ \u{b5c}\u{b5d}
    b3e \u{b47} \u{b4b}
    b56 \u{b47} \u{b48}
    b57 \u{b47} \u{b4c}
    bbe \u{bc6}\u{bc7} \u{bca}\u{bcb}
    bd7 ஒ\u{bc6} ஔ\u{bcc}
    c56 \u{c46} \u{c48}
    cc2 \u{cc6} \u{cca}
    cd5 \u{cbf}\u{cc6}\u{cca} \u{cc0}\u{cc7}\u{ccb}
    cd6 \u{cc6} \u{cc8}
    d3e \u{d46}\u{d47} \u{d4a}\u{d4b}
    d57 \u{d46} \u{d4c}
    dca \u{dd9}\u{ddc} \u{dda}\u{ddd}
    dcf \u{dd9} \u{ddc}
    ddf \u{dd9} \u{dde}
    f72 \u{f71} \u{f73}
    f74 \u{f71} \u{f75}
    f80 \u{fb2}\u{fb3}\u{f71} \u{f76}\u{f78}\u{f81}
    fb5 ཀ\u{f90} \u{f69}\u{fb9}
    fb7 གཌདབཛ\u{f92}\u{f9c}\u{fa1}\u{fa6} \u{f43}\u{f4d}\u{f52}\u{f57}\u{f5c}\u{f93}\u{f9d}\u{fa2}\u{fa7}
    fb7 \u{fab} \u{fac}
    102e ဥ ဦ
    1b35 ᬅᬇᬉᬋᬍᬑ\u{1b3a}\u{1b3c}\u{1b3e}\u{1b3f}\u{1b42} ᬆᬈᬊᬌᬎᬒ\u{1b3b}\u{1b3d}\u{1b40}\u{1b41}\u{1b43}
    3099 かきくけこさしすせそたちつてとはひふへほうゝカキクケコサシスセソタチツテトハヒフヘホウワヰヱヲヽ がぎぐげござじずぜぞだぢづでどばびぶべぼゔゞガギグゲゴザジズゼゾダヂヅデドバビブベボヴヷヸヹヺヾ
    309a はひふへほハヒフヘホ ぱぴぷぺぽパピプペポ
    0 \u{300}\u{301}\u{313}\u{2b9}\u{3b}\u{b7}\u{3ac} \u{340}\u{341}\u{343}\u{374}\u{37e}\u{387}\u{1f71}
    0 \u{3ad}\u{3ae}\u{3af}\u{3cc}\u{3cd}\u{3ce} \u{1f73}\u{1f75}\u{1f77}\u{1f79}\u{1f7b}\u{1f7d}
    0 \u{386}\u{3b9}\u{388}\u{389}\u{390}\u{38a} \u{1fbb}\u{1fbe}\u{1fc9}\u{1fcb}\u{1fd3}\u{1fdb}
    0 \u{3b0}\u{38e}\u{385}\u{60}\u{38c}\u{38f} \u{1fe3}\u{1feb}\u{1fee}\u{1fef}\u{1ff9}\u{1ffb}
    0 \u{b4}\u{2002}\u{2003}\u{3a9}\u{4b}\u{c5} \u{1ffd}\u{2000}\u{2001}\u{2126}\u{212a}\u{212b}
    0 \u{3008}\u{3009} \u{2329}\u{232a}

    """
}

extension String {
  init(_scalars values: [Int]) {
    self = ""
    for value in values { self += String._fromScalar(value) }
  }

  public var decomposedStringWithCanonicalMapping: String { _Decomposition.decomposed(self) }
  public var precomposedStringWithCanonicalMapping: String { _Decomposition.composed(self) }
}
