// What times are called in the languages that are known.

/// The same names serve many places. A line is a number, what it is called in standard time and in summer, and the short names.
enum _ZoneWords {
  /// Which places have which number; behind `@` since when, in seconds since 1970.
  static let places = """
    0=America/New_York America/Toronto US/Eastern
    1=America/Los_Angeles America/Vancouver US/Pacific
    2=America/Chicago America/Mexico_City US/Central
    3=America/Denver US/Mountain America/Phoenix
    4=America/Anchorage@452326000
    5=Pacific/Honolulu@436547200
    6=America/Halifax
    7=America/Sao_Paulo
    8=America/Argentina/Buenos_Aires@1199189200
    9=America/Bogota
    10=America/Lima
    11=Europe/London@57856000
    12=Europe/Dublin@57856000
    13=Europe/Lisbon@846796000
    14=Europe/Madrid Europe/Paris Europe/Berlin Europe/Rome Europe/Vienna Europe/Zurich Europe/Amsterdam \
    Europe/Brussels Europe/Copenhagen Europe/Stockholm Europe/Oslo Europe/Warsaw Europe/Prague Europe/Budapest
    15=Europe/Helsinki Europe/Athens Europe/Kiev@686378200 Europe/Kyiv@686378200
    16=Europe/Moscow@1414832800
    17=Africa/Johannesburg
    18=Africa/Lagos
    19=Africa/Nairobi
    20=Asia/Dubai
    21=Asia/Karachi@39447400
    22=Asia/Kolkata Asia/Calcutta
    23=Asia/Dhaka@39447400
    24=Asia/Bangkok
    25=Asia/Jakarta
    26=Asia/Singapore@378691600
    27=Asia/Hong_Kong
    28=Asia/Shanghai
    29=Asia/Taipei
    30=Asia/Manila
    31=Asia/Seoul
    32=Asia/Tokyo
    33=Asia/Kathmandu@504922000
    34=Australia/Sydney Australia/Melbourne Australia/Brisbane
    35=Australia/Adelaide
    36=Australia/Perth
    37=Pacific/Auckland
    """

  /// Long names.
  static let english = """
    GMT=Greenwich Mean Time
    UTC=Coordinated Universal Time
    0=Eastern Standard Time|Eastern Daylight Time
    1=Pacific Standard Time|Pacific Daylight Time
    2=Central Standard Time|Central Daylight Time
    3=Mountain Standard Time|Mountain Daylight Time
    4=Alaska Standard Time|Alaska Daylight Time
    5=Hawaii-Aleutian Standard Time|
    6=Atlantic Standard Time|Atlantic Daylight Time
    7=Brasilia Standard Time|Brasilia Summer Time
    8=Argentina Standard Time|Argentina Summer Time
    9=Colombia Standard Time|Colombia Summer Time
    10=Peru Standard Time|Peru Summer Time
    11=Greenwich Mean Time|British Summer Time
    12=Greenwich Mean Time|Irish Standard Time
    13=Western European Standard Time|Western European Summer Time
    14=Central European Standard Time|Central European Summer Time
    15=Eastern European Standard Time|Eastern European Summer Time
    16=Moscow Standard Time|Moscow Summer Time
    17=South Africa Standard Time|
    18=West Africa Standard Time|
    19=East Africa Time|
    20=Gulf Standard Time|
    21=Pakistan Standard Time|Pakistan Summer Time
    22=India Standard Time|
    23=Bangladesh Standard Time|Bangladesh Summer Time
    24=Indochina Time|
    25=Western Indonesia Time|
    26=Singapore Standard Time|
    27=Hong Kong Standard Time|Hong Kong Summer Time
    28=China Standard Time|China Daylight Time
    29=Taipei Standard Time|Taipei Daylight Time
    30=Philippine Standard Time|Philippine Summer Time
    31=Korean Standard Time|Korean Daylight Time
    32=Japan Standard Time|
    33=Nepal Time|
    34=Australian Eastern Standard Time|Australian Eastern Daylight Time
    35=Australian Central Standard Time|Australian Central Daylight Time
    36=Australian Western Standard Time|Australian Western Daylight Time
    37=New Zealand Standard Time|New Zealand Daylight Time
    """

  /// Long names.
  static let chinese = """
    GMT=格林尼治标准时间
    UTC=协调世界时
    0=北美东部标准时间|北美东部夏令时间
    1=北美太平洋标准时间|北美太平洋夏令时间
    2=北美中部标准时间|北美中部夏令时间
    3=北美山区标准时间|北美山区夏令时间
    4=阿拉斯加标准时间|阿拉斯加夏令时间
    5=夏威夷-阿留申标准时间|
    6=大西洋标准时间|大西洋夏令时间
    7=巴西利亚标准时间|巴西利亚夏令时间
    8=阿根廷标准时间|阿根廷夏令时间
    9=哥伦比亚标准时间|哥伦比亚夏令时间
    10=秘鲁标准时间|秘鲁夏令时间
    11=格林尼治标准时间|英国夏令时间
    12=格林尼治标准时间|爱尔兰标准时间
    13=西欧标准时间|西欧夏令时间
    14=中欧标准时间|中欧夏令时间
    15=东欧标准时间|东欧夏令时间
    16=莫斯科标准时间|莫斯科夏令时间
    17=南非标准时间|
    18=西部非洲标准时间|
    19=东部非洲时间|
    20=海湾标准时间|
    21=巴基斯坦标准时间|巴基斯坦夏令时间
    22=印度时间|
    23=孟加拉标准时间|孟加拉夏令时间
    24=中南半岛时间|
    25=印度尼西亚西部时间|
    26=新加坡标准时间|
    27=香港标准时间|香港夏令时间
    28=中国标准时间|中国夏令时间
    29=台北标准时间|台北夏令时间
    30=菲律宾标准时间|菲律宾夏令时间
    31=韩国标准时间|韩国夏令时间
    32=日本标准时间|
    33=尼泊尔时间|
    34=澳大利亚东部标准时间|澳大利亚东部夏令时间
    35=澳大利亚中部标准时间|澳大利亚中部夏令时间
    36=澳大利亚西部标准时间|澳大利亚西部夏令时间
    37=新西兰标准时间|新西兰夏令时间
    """

  /// Long names.
  static let german = """
    GMT=Mittlere Greenwich-Zeit
    UTC=Koordinierte Weltzeit
    0=Nordamerikanische Ostküsten-Normalzeit|Nordamerikanische Ostküsten-Sommerzeit
    1=Nordamerikanische Westküsten-Normalzeit|Nordamerikanische Westküsten-Sommerzeit
    2=Nordamerikanische Zentral-Normalzeit|Nordamerikanische Zentral-Sommerzeit
    3=Rocky-Mountains-Normalzeit|Rocky-Mountains-Sommerzeit
    4=Alaska-Normalzeit|Alaska-Sommerzeit
    5=Hawaii-Aleuten-Normalzeit|
    6=Atlantik-Normalzeit|Atlantik-Sommerzeit
    7=Brasília-Normalzeit|Brasília-Sommerzeit
    8=Argentinische Normalzeit|Argentinische Sommerzeit
    9=Kolumbianische Normalzeit|Kolumbianische Sommerzeit
    10=Peruanische Normalzeit|Peruanische Sommerzeit
    11=Mittlere Greenwich-Zeit|Britische Sommerzeit
    12=Mittlere Greenwich-Zeit|Irische Sommerzeit
    13=Westeuropäische Normalzeit|Westeuropäische Sommerzeit
    14=Mitteleuropäische Normalzeit|Mitteleuropäische Sommerzeit
    15=Osteuropäische Normalzeit|Osteuropäische Sommerzeit
    16=Moskauer Normalzeit|Moskauer Sommerzeit
    17=Südafrikanische Zeit|
    18=Westafrikanische Normalzeit|
    19=Ostafrikanische Zeit|
    20=Golf-Zeit|
    21=Pakistanische Normalzeit|Pakistanische Sommerzeit
    22=Indische Normalzeit|
    23=Bangladesch-Normalzeit|Bangladesch-Sommerzeit
    24=Indochina-Zeit|
    25=Westindonesische Zeit|
    26=Singapurische Normalzeit|
    27=Hongkong-Normalzeit|Hongkong-Sommerzeit
    28=Chinesische Normalzeit|Chinesische Sommerzeit
    29=Taipeh-Normalzeit|Taipeh-Sommerzeit
    30=Philippinische Normalzeit|Philippinische Sommerzeit
    31=Koreanische Normalzeit|Koreanische Sommerzeit
    32=Japanische Normalzeit|
    33=Nepalesische Zeit|
    34=Ostaustralische Normalzeit|Ostaustralische Sommerzeit
    35=Zentralaustralische Normalzeit|Zentralaustralische Sommerzeit
    36=Westaustralische Normalzeit|Westaustralische Sommerzeit
    37=Neuseeland-Normalzeit|Neuseeland-Sommerzeit
    """

  /// Long names.
  static let french = """
    GMT=heure moyenne de Greenwich
    UTC=temps universel coordonné
    0=heure normale de l’Est nord-américain|heure d’été de l’Est nord-américain
    1=heure normale du Pacifique nord-américain|heure d’été du Pacifique nord-américain
    2=heure normale du centre nord-américain|heure d’été du centre nord-américain
    3=heure normale des Rocheuses|heure d’été des Rocheuses
    4=heure normale de l’Alaska|heure d’été de l’Alaska
    5=heure normale d’Hawaï - Aléoutiennes|
    6=heure normale de l’Atlantique|heure d’été de l’Atlantique
    7=heure normale de Brasilia|heure d’été de Brasilia
    8=heure normale d’Argentine|heure d’été de l’Argentine
    9=heure normale de Colombie|heure d’été de Colombie
    10=heure normale du Pérou|heure d’été du Pérou
    11=heure moyenne de Greenwich|heure d’été britannique
    12=heure moyenne de Greenwich|heure d’été irlandaise
    13=heure normale d’Europe de l’Ouest|heure d’été d’Europe de l’Ouest
    14=heure normale d’Europe centrale|heure d’été d’Europe centrale
    15=heure normale d’Europe de l’Est|heure d’été d’Europe de l’Est
    16=heure normale de Moscou|heure d’été de Moscou
    17=heure normale d’Afrique méridionale|
    18=heure normale d’Afrique de l’Ouest|
    19=heure normale d’Afrique de l’Est|
    20=heure du Golfe|
    21=heure normale du Pakistan|heure d’été du Pakistan
    22=heure de l’Inde|
    23=heure normale du Bangladesh|heure d’été du Bangladesh
    24=heure d’Indochine|
    25=heure de l’Ouest indonésien|
    26=heure de Singapour|
    27=heure normale de Hong Kong|heure d’été de Hong Kong
    28=heure normale de la Chine|heure d’été de Chine
    29=heure normale de Taipei|heure d’été de Taipei
    30=heure normale des Philippines|heure d’été des Philippines
    31=heure normale de la Corée|heure d’été de Corée
    32=heure normale du Japon|
    33=heure du Népal|
    34=heure normale de l’Est de l’Australie|heure d’été de l’Est de l’Australie
    35=heure normale du centre de l’Australie|heure d’été du centre de l’Australie
    36=heure normale de l’Ouest de l’Australie|heure d’été de l’Ouest de l’Australie
    37=heure normale de la Nouvelle-Zélande|heure d’été de la Nouvelle-Zélande
    """

  /// Long names.
  static let japanese = """
    GMT=グリニッジ標準時
    UTC=協定世界時
    0=アメリカ東部標準時|アメリカ東部夏時間
    1=アメリカ太平洋標準時|アメリカ太平洋夏時間
    2=アメリカ中部標準時|アメリカ中部夏時間
    3=アメリカ山地標準時|アメリカ山地夏時間
    4=アラスカ標準時|アラスカ夏時間
    5=ハワイ・アリューシャン標準時|
    6=大西洋標準時|大西洋夏時間
    7=ブラジリア標準時|ブラジリア夏時間
    8=アルゼンチン標準時|アルゼンチン夏時間
    9=コロンビア標準時|コロンビア夏時間
    10=ペルー標準時|ペルー夏時間
    11=グリニッジ標準時|英国夏時間
    12=グリニッジ標準時|アイルランド標準時
    13=西ヨーロッパ標準時|西ヨーロッパ夏時間
    14=中央ヨーロッパ標準時|中央ヨーロッパ夏時間
    15=東ヨーロッパ標準時|東ヨーロッパ夏時間
    16=モスクワ標準時|モスクワ夏時間
    17=南アフリカ標準時|
    18=西アフリカ標準時|
    19=東アフリカ時間|
    20=湾岸標準時|
    21=パキスタン標準時|パキスタン夏時間
    22=インド標準時|
    23=バングラデシュ標準時|バングラデシュ夏時間
    24=インドシナ時間|
    25=インドネシア西部時間|
    26=シンガポール標準時|
    27=香港標準時|香港夏時間
    28=中国標準時|中国夏時間
    29=台北標準時|台北夏時間
    30=フィリピン標準時|フィリピン夏時間
    31=韓国標準時|韓国夏時間
    32=日本標準時|
    33=ネパール時間|
    34=オーストラリア東部標準時|オーストラリア東部夏時間
    35=オーストラリア中部標準時|オーストラリア中部夏時間
    36=オーストラリア西部標準時|オーストラリア西部夏時間
    37=ニュージーランド標準時|ニュージーランド夏時間
    """

  /// Short names; others are as far from Greenwich as they are.
  static let shortEnglish = """
    0=EST|EDT
    1=PST|PDT
    2=CST|CDT
    3=MST|MDT
    4=AKST|AKDT
    5=HST|
    6=AST|ADT
    """

  /// Short names; others are as far from Greenwich as they are.
  static let shortBritish = """
    11=|BST
    13=WET|WEST
    14=CET|CEST
    15=EET|EEST
    20=GST|
    """

  /// Short names; others are as far from Greenwich as they are.
  static let shortGerman = """
    13=WEZ|WESZ
    14=MEZ|MESZ
    15=OEZ|OESZ
    """

  /// Short names; others are as far from Greenwich as they are.
  static let shortJapanese = """
    32=JST|
    """
}
