// Names of times that are not in the table of places.

extension _ZoneTable {
  /// Whether there is a place, or a time, of that name.
  static func isName(_ identifier: String) -> Bool {
    guard let end = identifier.lastIndex(of: "/") else { return has("", identifier) }
    return has(String(identifier[..<end]), String(identifier[identifier.index(after: end)...]))
  }

  private static func has(_ area: String, _ name: String) -> Bool {
    guard let names = others(area) else { return false }
    return names.split(separator: " ").contains { $0 == name }
  }

  private static func others(_ area: String) -> String? {
    switch area {
    case "":
      return """
        ACT AET AGT ART AST BET BST CAT CET CNT CST CST6CDT CTT Cuba EAT ECT EET EST EST5EDT Egypt Eire Factory GB \
        GB-Eire GMT+0 GMT-0 GMT0 Greenwich HST Hongkong IET IST Iceland Iran Israel JST Jamaica Kwajalein Libya MET \
        MIT MST MST7MDT NET NST NZ NZ-CHAT Navajo PLT PNT PRT PST PST8PDT Poland Portugal ROC ROK SST Singapore \
        Turkey UCT Universal VST W-SU WET Zulu
        """
    case "Africa":
      return """
        Abidjan Accra Addis_Ababa Algiers Asmara Asmera Bamako Bangui Banjul Bissau Blantyre Brazzaville Bujumbura \
        Cairo Casablanca Ceuta Conakry Dakar Dar_es_Salaam Djibouti Douala El_Aaiun Freetown Gaborone Harare Juba \
        Kampala Khartoum Kigali Kinshasa Libreville Lome Luanda Lubumbashi Lusaka Malabo Maputo Maseru Mbabane \
        Mogadishu Monrovia Ndjamena Niamey Nouakchott Ouagadougou Porto-Novo Sao_Tome Timbuktu Tripoli Tunis Windhoek
        """
    case "America":
      return """
        Adak Anguilla Antigua Araguaina Aruba Asuncion Atikokan Atka Bahia Bahia_Banderas Barbados Belem Belize \
        Blanc-Sablon Boa_Vista Boise Buenos_Aires Cambridge_Bay Campo_Grande Cancun Caracas Catamarca Cayenne Cayman \
        Chihuahua Ciudad_Juarez Coral_Harbour Cordoba Costa_Rica Coyhaique Creston Cuiaba Curacao Danmarkshavn Dawson \
        Dawson_Creek Detroit Dominica Edmonton Eirunepe El_Salvador Ensenada Fort_Nelson Fort_Wayne Fortaleza \
        Glace_Bay Godthab Goose_Bay Grand_Turk Grenada Guadeloupe Guatemala Guayaquil Guyana Havana Hermosillo \
        Indianapolis Inuvik Iqaluit Jamaica Jujuy Juneau Knox_IN Kralendijk La_Paz Louisville Lower_Princes Maceio \
        Managua Manaus Marigot Martinique Matamoros Mazatlan Mendoza Menominee Merida Metlakatla Miquelon Moncton \
        Monterrey Montevideo Montreal Montserrat Nassau Nipigon Nome Noronha Nuuk Ojinaga Panama Pangnirtung \
        Paramaribo Port-au-Prince Port_of_Spain Porto_Acre Porto_Velho Puerto_Rico Punta_Arenas Rainy_River \
        Rankin_Inlet Recife Regina Resolute Rio_Branco Rosario Santa_Isabel Santarem Santiago Santo_Domingo \
        Scoresbysund Shiprock Sitka St_Barthelemy St_Johns St_Kitts St_Lucia St_Thomas St_Vincent Swift_Current \
        Tegucigalpa Thule Thunder_Bay Tijuana Tortola Virgin Whitehorse Winnipeg Yakutat Yellowknife
        """
    case "America/Argentina":
      return """
        Catamarca ComodRivadavia Cordoba Jujuy La_Rioja Mendoza Rio_Gallegos Salta San_Juan San_Luis Tucuman Ushuaia
        """
    case "America/Indiana": return "Indianapolis Knox Marengo Petersburg Tell_City Vevay Vincennes Winamac"
    case "America/Kentucky": return "Louisville Monticello"
    case "America/North_Dakota": return "Beulah Center New_Salem"
    case "Antarctica":
      return """
        Casey Davis DumontDUrville Macquarie Mawson McMurdo Palmer Rothera South_Pole Syowa Troll Vostok
        """
    case "Arctic": return "Longyearbyen"
    case "Asia":
      return """
        Aden Almaty Amman Anadyr Aqtau Aqtobe Ashgabat Ashkhabad Atyrau Baghdad Bahrain Baku Barnaul Beirut Bishkek \
        Brunei Chita Choibalsan Chongqing Chungking Colombo Dacca Damascus Dili Dushanbe Famagusta Gaza Harbin Hebron \
        Ho_Chi_Minh Hovd Irkutsk Istanbul Jayapura Jerusalem Kabul Kamchatka Kashgar Katmandu Khandyga Krasnoyarsk \
        Kuala_Lumpur Kuching Kuwait Macao Macau Magadan Makassar Muscat Nicosia Novokuznetsk Novosibirsk Omsk Oral \
        Phnom_Penh Pontianak Pyongyang Qatar Qostanay Qyzylorda Rangoon Riyadh Saigon Sakhalin Samarkand \
        Srednekolymsk Tashkent Tbilisi Tehran Tel_Aviv Thimbu Thimphu Tomsk Ujung_Pandang Ulaanbaatar Ulan_Bator \
        Urumqi Ust-Nera Vientiane Vladivostok Yakutsk Yangon Yekaterinburg Yerevan
        """
    case "Atlantic":
      return """
        Azores Bermuda Canary Cape_Verde Faeroe Faroe Jan_Mayen Madeira Reykjavik South_Georgia St_Helena Stanley
        """
    case "Australia":
      return """
        ACT Broken_Hill Canberra Currie Darwin Eucla Hobart LHI Lindeman Lord_Howe NSW North Queensland South \
        Tasmania Victoria West Yancowinna
        """
    case "Brazil": return "Acre DeNoronha East West"
    case "Canada":
      return """
        Atlantic Central East-Saskatchewan Eastern Mountain Newfoundland Pacific Saskatchewan Yukon
        """
    case "Chile": return "Continental EasterIsland"
    case "Europe":
      return """
        Andorra Astrakhan Belfast Belgrade Bratislava Bucharest Busingen Chisinau Gibraltar Guernsey Isle_of_Man \
        Istanbul Jersey Kaliningrad Kirov Ljubljana Luxembourg Malta Mariehamn Minsk Monaco Nicosia Podgorica Riga \
        Samara San_Marino Sarajevo Saratov Simferopol Skopje Sofia Tallinn Tirane Tiraspol Ulyanovsk Uzhgorod Vaduz \
        Vatican Vilnius Volgograd Zagreb Zaporozhye
        """
    case "Indian":
      return """
        Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Maldives Mauritius Mayotte Reunion
        """
    case "Mexico": return "BajaNorte BajaSur General"
    case "Pacific":
      return """
        Apia Bougainville Chatham Chuuk Easter Efate Enderbury Fakaofo Fiji Funafuti Galapagos Gambier Guadalcanal \
        Guam Johnston Kanton Kiritimati Kosrae Kwajalein Majuro Marquesas Midway Nauru Niue Norfolk Noumea Pago_Pago \
        Palau Pitcairn Pohnpei Ponape Port_Moresby Rarotonga Saipan Samoa Tahiti Tarawa Tongatapu Truk Wake Wallis Yap
        """
    case "SystemV": return "AST4"
    case "US":
      return """
        Alaska Aleutian Arizona East-Indiana Hawaii Indiana-Starke Michigan Pacific-New Samoa
        """
    default: return nil
    }
  }
}
