// Units of devices: of electricity, frequency, storage, and of what is measured less often.

public final class UnitAcceleration: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitAcceleration { metersPerSecondSquared }
  public static var gravity: UnitAcceleration { UnitAcceleration("g", 9.81) }
  public static var metersPerSecondSquared: UnitAcceleration { UnitAcceleration("m/s²", 1.0) }
}

public final class UnitConcentrationMass: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitConcentrationMass { gramsPerLiter }
  public static var gramsPerLiter: UnitConcentrationMass { UnitConcentrationMass("g/L", 1.0) }
  public static var milligramsPerDeciliter: UnitConcentrationMass { UnitConcentrationMass("mg/dL", 0.01) }
  /// As outside of Apple's systems, what a mole weighs counts twice.
  public class func millimolesPerLiter(withGramsPerMole gramsPerMole: Double) -> UnitConcentrationMass {
    UnitConcentrationMass("mmol/L", gramsPerMole * gramsPerMole)
  }
}

public final class UnitDispersion: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitDispersion { partsPerMillion }
  public static var partsPerMillion: UnitDispersion { UnitDispersion("ppm", 1.0) }
}

public final class UnitElectricCharge: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitElectricCharge { coulombs }
  public static var ampereHours: UnitElectricCharge { UnitElectricCharge("Ah", 3600.0) }
  public static var coulombs: UnitElectricCharge { UnitElectricCharge("C", 1.0) }
  public static var kiloampereHours: UnitElectricCharge { UnitElectricCharge("kAh", 3600000.0) }
  public static var megaampereHours: UnitElectricCharge { UnitElectricCharge("MAh", 3600000000.0) }
  public static var microampereHours: UnitElectricCharge { UnitElectricCharge("µAh", 0.0036) }
  public static var milliampereHours: UnitElectricCharge { UnitElectricCharge("mAh", 3.6) }
}

public final class UnitElectricCurrent: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitElectricCurrent { amperes }
  public static var amperes: UnitElectricCurrent { UnitElectricCurrent("A", 1.0) }
  public static var kiloamperes: UnitElectricCurrent { UnitElectricCurrent("kA", 1000.0) }
  public static var megaamperes: UnitElectricCurrent { UnitElectricCurrent("MA", 1000000.0) }
  public static var microamperes: UnitElectricCurrent { UnitElectricCurrent("µA", 1e-06) }
  public static var milliamperes: UnitElectricCurrent { UnitElectricCurrent("mA", 0.001) }
}

public final class UnitElectricPotentialDifference: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitElectricPotentialDifference { volts }
  public static var kilovolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("kV", 1000.0) }
  public static var megavolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("MV", 1000000.0) }
  public static var microvolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("µV", 1e-06) }
  public static var millivolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("mV", 0.001) }
  public static var volts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("V", 1.0) }
}

public final class UnitElectricResistance: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitElectricResistance { ohms }
  public static var kiloohms: UnitElectricResistance { UnitElectricResistance("kΩ", 1000.0) }
  public static var megaohms: UnitElectricResistance { UnitElectricResistance("MΩ", 1000000.0) }
  public static var microohms: UnitElectricResistance { UnitElectricResistance("µΩ", 1e-06) }
  public static var milliohms: UnitElectricResistance { UnitElectricResistance("mΩ", 0.001) }
  public static var ohms: UnitElectricResistance { UnitElectricResistance("Ω", 1.0) }
}

public final class UnitFrequency: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitFrequency { hertz }
  public static var gigahertz: UnitFrequency { UnitFrequency("GHz", 1000000000.0) }
  public static var hertz: UnitFrequency { UnitFrequency("Hz", 1.0) }
  public static var kilohertz: UnitFrequency { UnitFrequency("kHz", 1000.0) }
  public static var megahertz: UnitFrequency { UnitFrequency("MHz", 1000000.0) }
  public static var microhertz: UnitFrequency { UnitFrequency("µHz", 1e-06) }
  public static var millihertz: UnitFrequency { UnitFrequency("mHz", 0.001) }
  public static var nanohertz: UnitFrequency { UnitFrequency("nHz", 1e-09) }
  public static var terahertz: UnitFrequency { UnitFrequency("THz", 1000000000000.0) }
}

public final class UnitFuelEfficiency: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitFuelEfficiency { litersPer100Kilometers }
  public static var litersPer100Kilometers: UnitFuelEfficiency {
    UnitFuelEfficiency(symbol: "L/100km", converter: NSUnitConverterReciprocal(1.0))
  }
  public static var milesPerGallon: UnitFuelEfficiency {
    UnitFuelEfficiency(symbol: "mpg", converter: NSUnitConverterReciprocal(235.215))
  }
  public static var milesPerImperialGallon: UnitFuelEfficiency {
    UnitFuelEfficiency(symbol: "mpg", converter: NSUnitConverterReciprocal(282.481))
  }
}

public final class UnitIlluminance: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitIlluminance { lux }
  public static var lux: UnitIlluminance { UnitIlluminance("lx", 1.0) }
}

public final class UnitInformationStorage: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitInformationStorage { bits }
  public static var bits: UnitInformationStorage { UnitInformationStorage("bit", 1.0) }
  public static var bytes: UnitInformationStorage { UnitInformationStorage("B", 8.0) }
  public static var exabits: UnitInformationStorage { UnitInformationStorage("Eb", 1e+18) }
  public static var exabytes: UnitInformationStorage { UnitInformationStorage("EB", 8e+18) }
  public static var exbibits: UnitInformationStorage { UnitInformationStorage("Eib", 1.152921504606847e+18) }
  public static var exbibytes: UnitInformationStorage { UnitInformationStorage("EiB", 9.223372036854776e+18) }
  public static var gibibits: UnitInformationStorage { UnitInformationStorage("Gib", 1073741824.0) }
  public static var gibibytes: UnitInformationStorage { UnitInformationStorage("GiB", 8589934592.0) }
  public static var gigabits: UnitInformationStorage { UnitInformationStorage("Gb", 1000000000.0) }
  public static var gigabytes: UnitInformationStorage { UnitInformationStorage("GB", 8000000000.0) }
  public static var kibibits: UnitInformationStorage { UnitInformationStorage("Kib", 1024.0) }
  public static var kibibytes: UnitInformationStorage { UnitInformationStorage("KiB", 8192.0) }
  public static var kilobits: UnitInformationStorage { UnitInformationStorage("kb", 1000.0) }
  public static var kilobytes: UnitInformationStorage { UnitInformationStorage("kB", 8000.0) }
  public static var mebibits: UnitInformationStorage { UnitInformationStorage("Mib", 1048576.0) }
  public static var mebibytes: UnitInformationStorage { UnitInformationStorage("MiB", 8388608.0) }
  public static var megabits: UnitInformationStorage { UnitInformationStorage("Mb", 1000000.0) }
  public static var megabytes: UnitInformationStorage { UnitInformationStorage("MB", 8000000.0) }
  public static var nibbles: UnitInformationStorage { UnitInformationStorage("nibble", 4.0) }
  public static var pebibits: UnitInformationStorage { UnitInformationStorage("Pib", 1125899906842624.0) }
  public static var pebibytes: UnitInformationStorage { UnitInformationStorage("PiB", 9007199254740992.0) }
  public static var petabits: UnitInformationStorage { UnitInformationStorage("Pb", 1000000000000000.0) }
  public static var petabytes: UnitInformationStorage { UnitInformationStorage("PB", 8000000000000000.0) }
  public static var tebibits: UnitInformationStorage { UnitInformationStorage("Tib", 1099511627776.0) }
  public static var tebibytes: UnitInformationStorage { UnitInformationStorage("TiB", 8796093022208.0) }
  public static var terabits: UnitInformationStorage { UnitInformationStorage("Tb", 1000000000000.0) }
  public static var terabytes: UnitInformationStorage { UnitInformationStorage("TB", 8000000000000.0) }
  public static var yobibits: UnitInformationStorage { UnitInformationStorage("Yib", 1.2089258196146292e+24) }
  public static var yobibytes: UnitInformationStorage { UnitInformationStorage("YiB", 9.671406556917033e+24) }
  public static var yottabits: UnitInformationStorage { UnitInformationStorage("Yb", 1e+24) }
  public static var yottabytes: UnitInformationStorage { UnitInformationStorage("YB", 8e+24) }
  public static var zebibits: UnitInformationStorage { UnitInformationStorage("Zib", 1.1805916207174113e+21) }
  public static var zebibytes: UnitInformationStorage { UnitInformationStorage("ZiB", 9.44473296573929e+21) }
  public static var zettabits: UnitInformationStorage { UnitInformationStorage("Zb", 1e+21) }
  public static var zettabytes: UnitInformationStorage { UnitInformationStorage("ZB", 8e+21) }
}

/// The more of one, the less of the other: litres for a distance, and miles for a gallon.
final class NSUnitConverterReciprocal: UnitConverter {
  let reciprocal: Double
  init(_ reciprocal: Double) {
    self.reciprocal = reciprocal
    super.init()
  }
  override func baseUnitValue(fromValue value: Double) -> Double { reciprocal / value }
  override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { reciprocal / baseUnitValue }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSUnitConverterReciprocal)?.reciprocal == reciprocal }
}
