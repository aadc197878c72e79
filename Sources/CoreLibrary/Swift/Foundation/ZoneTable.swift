// The time of places, since 1970.

/// What is known of the time in some places. Of each place: its names; minutes ahead of Greenwich in 1970; the rule that
/// holds from a year on; the changes before it. A change is the quarters of hours since the one before, in base 36, with `+`
/// where summer time begins and `-` where it does not; behind `=` are minutes ahead of Greenwich that hold from then on.
enum _ZoneTable {
  /// By the letter of a rule, when summer time begins and ends: month, which Sunday of it (9 is the last), minutes of the day, and
  /// whose: on the wall, in standard time, in Greenwich.
  static func rule(_ letter: Character) -> [_ZoneChange] {
    switch letter {
    case "A": return [_ZoneChange(3, 2, 120, .wall), _ZoneChange(11, 1, 120, .wall)]
    case "E": return [_ZoneChange(3, 9, 60, .greenwich), _ZoneChange(10, 9, 60, .greenwich)]
    case "S": return [_ZoneChange(10, 1, 120, .standard), _ZoneChange(4, 1, 120, .standard)]
    default: return [_ZoneChange(9, 9, 120, .standard), _ZoneChange(4, 1, 120, .standard)]
    }
  }

  /// Which line has a place.
  static let places: [String: Substring] = {
    var result: [String: Substring] = [:]
    for line in lines.split(separator: "\n") {
      guard let end = line.firstIndex(of: ";") else { continue }
      for name in line[..<end].split(separator: ",") { result[String(name)] = line[line.index(after: end)...] }
    }
    return result
  }()

  private static let lines = """
    America/New_York,US/Eastern;-300;A2007;8jg+ dh8- dhg+ dzw- dhg+ dh8- dhg+ dh8- 56s+ lrw- 8tg+ i58- dhg+ dzw- \
    cys+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dzw- cys+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- bxg+ f18- \
    bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ f18- \
    bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw-
    America/Los_Angeles,US/Pacific;-480;A2007;8js+ dh8- dhg+ dzw- dhg+ dh8- dhg+ dh8- 56s+ lrw- 8tg+ i58- dhg+ dzw- \
    cys+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dzw- cys+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- bxg+ f18- \
    bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ f18- \
    bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw-
    America/Chicago,US/Central;-360;A2007;8jk+ dh8- dhg+ dzw- dhg+ dh8- dhg+ dh8- 56s+ lrw- 8tg+ i58- dhg+ dzw- \
    cys+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dzw- cys+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- bxg+ f18- \
    bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ f18- \
    bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw-
    America/Denver,US/Mountain;-420;A2007;8jo+ dh8- dhg+ dzw- dhg+ dh8- dhg+ dh8- 56s+ lrw- 8tg+ i58- dhg+ dzw- \
    cys+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dzw- cys+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- bxg+ f18- \
    bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ f18- \
    bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw-
    America/Phoenix;-420;-;
    America/Anchorage;-600;A2007;8k0+ dh8- dhg+ dzw- dhg+ dh8- dhg+ dh8- 56s+ lrw- 8tg+ i58- dhg+ dzw- cys+ dzw- \
    dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dzw- cys+ dzw=-540- dhc+ dh8- dhg+ dh8- dhg+ dh8- bxg+ f18- bxg+ \
    fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ f18- bxg+ \
    fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw-
    Pacific/Honolulu;-600;-;
    America/Toronto;-300;A2007;8jg+ dh8- dhg+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dzw- cys+ dzw- dhg+ \
    dh8- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dzw- cys+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- bxg+ f18- bxg+ fjw- bes+ \
    fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ \
    fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw-
    America/Vancouver;-480;A2007;8js+ dh8- dhg+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dzw- cys+ dzw- \
    dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dzw- cys+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- bxg+ f18- bxg+ fjw- \
    bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ f18- bxg+ fjw- \
    bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw-
    America/Halifax;-240;A2007;8jc+ dh8- dhg+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dzw- cys+ dzw- dhg+ \
    dh8- dhg+ dh8- dhg+ dh8- dhg+ dh8- dhg+ dzw- cys+ dzw- dhg+ dh8- dhg+ dh8- dhg+ dh8- bxg+ f18- bxg+ fjw- bes+ \
    fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ \
    fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw-
    America/Sao_Paulo;-180;-;bwgc+ 9uk- glg+ 8ak- iqs+ 7rw- io4+ 7rw- j6s+ 8t8- io4+ 8t8- i5g+ 8ak- j6s+ 798- j6s+ \
    9bw- hms+ 9bw- hms+ 8t8- hms+ 9uk- h6s+ at8- glg+ 9uk- glg+ avw- glg+ 9uk- hms+ 9bw- j6s+ 7rw- i5g+ 8t8- jc4+ \
    858- hms+ 9bw- j6s+ 8ak- h44+ 9bw- i5g+ 8t8- i5g+ 9bw- hms+ 9bw- hms+ 9uk- hms+ 8t8- i5g+ 8t8- i5g+ 9bw- hms+ \
    9bw- hms+ 9bw- hms+ 9bw- j6s+ 7rw-
    America/Argentina/Buenos_Aires;-180;-;31v0+ 798- ayo4+ 6yk- glg+ ad8- h44+ 9uk- h44+ 9uk- h44+ ad8- 4xus=-240+ \
    b9c=-180- 5vpc+ 5p8- g2s+ avw-
    America/Bogota;-300;-;gsb8+ kqk-
    America/Lima;-300;-;c0wk+ 6nw- kdg+ 6nw- 22is+ 6nw- 2tk4+ 6nw-
    America/Mexico_City;-360;-;jqm8+ f18- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- e04+ avw- e04+ f18- bxg+ f18- \
    bxg+ fjw- bes+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- \
    bxg+ f18- bxg+ fjw- bes+ fjw- bes+ fjw- bxg+ f18- bxg+ f18- bxg+ fjw- bes+ fjw-
    Europe/London,Europe/Dublin;60;E1996;1dhk=0- adc+ glc- adc+ glc- adc+ glc- adc+ glc- aw0+ g2o- aw0+ g2o- aw0+ \
    glc- adc+ glc- adc+ glc- bek+ fk0- beo+ fk0- beo+ fk0- beo+ g2o- beo+ fk0- beo+ fk0- beo+ fk0- beo+ fk0- beo+ \
    g2o- aw0+ g2o- beo+ fk0- beo+ fk0- beo+ fk0- beo+ fk0- beo+ fk0-
    Europe/Lisbon;60;E1997;5280=0- dhc+ dhc- e04+ dhc- dhc+ dhc- e00+ cyo- dh8+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- \
    dhc+ dhc- dhg+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc=60- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc- e00=0+ fk0-
    Europe/Madrid;60;E1996;37ug+ cys- dzw+ cys- cyk+ dhg- dzw+ cys- e08+ dhc- dhc+ dhc- e00+ cyo- dhc+ dhc- dhc+ \
    dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc- dhc+ dhc- dhc+ dhc-
    Europe/Paris;60;E1996;4oqo+ dh8- e08+ cyo- e00+ dhc- dhc+ dhc- e00+ cyo- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ \
    e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc-
    Europe/Berlin,Europe/Copenhagen,Europe/Stockholm,Europe/Oslo;60;E1996;7pms+ cyo- dhc+ dhc- dhc+ dhc- dhc+ dhc- \
    dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- \
    dhc+ dhc-
    Europe/Rome;60;E1996;b3w+ 8tc- hmo+ 9c0- i5c+ 9c0- i5c+ 8tc- hmo+ 9c0- i5c+ 8tc- i5c+ 8tc- hmo+ 9c0- i5c+ 9c0- \
    hmo+ 9c0- e08+ cyo- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- \
    dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc-
    Europe/Vienna;60;E1996;7pmk+ cyk- dho+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc-
    Europe/Zurich;60;E1996;8g2s+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc-
    Europe/Amsterdam,Europe/Brussels;60;E1996;5g84+ cyo- e00+ dhc- dhc+ dhc- e00+ cyo- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc- dhc+ dhc-
    Europe/Helsinki;120;E1996;8g2o+ dhc- dhc+ dhc- dhg+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc-
    Europe/Warsaw;60;E1996;5g80+ cyo- e00+ dhc- dhc+ dhc- e00+ cyo- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ \
    dhc- dhc+ dhc- dhc+ dhc- dhg+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc-
    Europe/Prague;60;E1996;6y5g+ dhc- e00+ cyo- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc-
    Europe/Budapest;60;E1996;7pmk+ cyo- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhk+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc-
    Europe/Athens;120;E1996;3yqg+ gw0- a5k+ dhc- cyo+ d1c- dxc+ cys- e0o+ dds- dp8+ dbw- dhs+ dhc- dhc+ dhc- dhc+ \
    dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ e00- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc- dhc+ dhc-
    Europe/Kiev,Europe/Kyiv;180;E1997;8gac+ djw- dhg+ djw- dhg+ djw- dk4+ dhk- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ \
    dhc- dhc+ dhc- dhc+ 798=120+ xpk- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- e00+ fk4-
    Europe/Moscow;180;-;8gac+ djw- dhg+ djw- dhg+ djw- dk4+ dhk- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- \
    dhc+ e00- dhc=120+ dhg- 8ao=180- 56k+ dhc- dhc+ dhc- dhc+ dhc- dhc+ dhc- e00+ fk0- beo+ fk0- beo+ fk0- beo+ \
    g2o- aw0+ g2o- aw0+ g2o- beo+ fk0- beo+ fk0- beo+ g2o- aw0+ g2o- aw0+ g2o- aw0+ g2o- beo+ fk0- beo+ fk0- beo+ \
    g2o- aw0=240- 2oyk=180-
    Africa/Johannesburg;120;-;
    Africa/Lagos;60;-;
    Africa/Nairobi;180;-;
    Asia/Dubai;240;-;
    Asia/Karachi;300;-;o8vg+ dh8- 48ys+ bbw- c84+ et8-
    Asia/Kolkata,Asia/Calcutta;330;-;
    Asia/Dhaka;360;-;tnr8+ eg0-
    Asia/Bangkok,Asia/Jakarta;420;-;
    Asia/Singapore;450;-;90n4=480-
    Asia/Hong_Kong;480;-;7zi+ dh8- dhg+ dh8- dhg+ dzw- dhg+ dh8- 56s+ lrw- dhg+ dh8- dhg+ dh8- 1xhg+ bx8-
    Asia/Shanghai,PRC;480;-;c9zc+ 9uk- fk4+ bek- g2s+ avw- g2s+ bek- fk4+ bek- fk4+ bek-
    Asia/Taipei;480;-;36v4+ djw- dhg+ djw- 2tes+ 6t8-
    Asia/Manila;480;-;5fr4+ d6k- 9iis+ 53w-
    Asia/Seoul;540;-;d1gk+ beo- fk0+ beo-
    Asia/Tokyo,Japan;540;-;
    Asia/Kathmandu;330;-;c0ve=345-
    Australia/Sydney;600;S2008;1dgg+ 8tc- i5c+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ 9uo- hmo+ 9c0- hmo+ 9c0- hmo+ 9c0- \
    hmo+ 9c0- hmo+ 9c0- hmo+ bxc- fk0+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ adc- g2o+ aw0- glc+ aw0- glc+ adc- glc+ 9c0- \
    hmo+ 9c0- hmo+ 9c0- hmo+ 9uo- hmo+ 9c0- hmo+ 9c0- hmo+ beo- fk0+ beo- fk0+ beo- fk0+ beo- g2o+ aw0- beo+ fk0- \
    g2o+ beo- fk0+ beo- fk0+ beo- g2o+ aw0- g2o+ beo- fk0+ aw0- g2o+
    Australia/Melbourne;600;S2008;1dgg+ 8tc- i5c+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ 9uo- hmo+ 9c0- hmo+ 9c0- hmo+ 9c0- \
    hmo+ 9c0- hmo+ 9c0- hmo+ 9uo- hmo+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ adc- g2o+ aw0- g2o+ beo- glc+ adc- glc+ adc- \
    glc+ 9c0- hmo+ 9c0- hmo+ 9uo- hmo+ 9c0- hmo+ aw0- g2o+ beo- fk0+ beo- fk0+ beo- fk0+ beo- g2o+ aw0- beo+ fk0- \
    g2o+ beo- fk0+ beo- fk0+ beo- g2o+ aw0- g2o+ beo- fk0+ aw0- g2o+
    Australia/Brisbane;600;-;1dgg+ 8tc- da2o+ 9c0- hmo+ 9c0- hmo+ 9c0-
    Australia/Adelaide;570;S2008;1dgi+ 8tc- i5c+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ 9uo- hmo+ 9c0- hmo+ 9c0- hmo+ 9c0- \
    hmo+ 9c0- hmo+ 9c0- hmo+ 9uo- hmo+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ adc- g2o+ aw0- glc+ aw0- glc+ adc- glc+ adc- \
    glc+ 9c0- hmo+ aw0- g2o+ 9uo- hmo+ adc- glc+ aw0- g2o+ beo- fk0+ beo- fk0+ beo- fk0+ beo- g2o+ aw0- g2o+ aw0- \
    g2o+ beo- fk0+ beo- fk0+ beo- g2o+ aw0- g2o+ beo- fk0+ aw0- g2o+
    Australia/Perth;480;-;3mco+ 9c0- 6idc+ 9c0- 5sg0+ 7s0- b39c+ 8ao- g2o+ beo- fk0+ beo-
    Pacific/Auckland;720;N2008;3muw+ 8ao- i5c+ 9uo- hmo+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ 9uo- \
    hmo+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ 9c0- hmo+ 9uo- hmo+ 9c0- g2o+ bxc- f1c+ bxc- f1c+ bxc- f1c+ cg0- \
    eio+ cg0- eio+ cg0- eio+ cg0- f1c+ bxc- f1c+ bxc- f1c+ cg0- eio+ cg0- eio+ cg0- f1c+ bxc- f1c+ bxc- f1c+ cg0- \
    eio+ cg0- eio+ cg0- eio+ cg0- eio+
    """
}
