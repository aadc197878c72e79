// Units, by what they measure.

public final class UnitLength: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitLength { meters }
  public static var megameters: UnitLength { UnitLength("Mm", 1000000.0) }
  public static var kilometers: UnitLength { UnitLength("km", 1000.0) }
  public static var hectometers: UnitLength { UnitLength("hm", 100.0) }
  public static var decameters: UnitLength { UnitLength("dam", 10.0) }
  public static var meters: UnitLength { UnitLength("m", 1.0) }
  public static var decimeters: UnitLength { UnitLength("dm", 0.1) }
  public static var centimeters: UnitLength { UnitLength("cm", 0.01) }
  public static var millimeters: UnitLength { UnitLength("mm", 0.001) }
  public static var micrometers: UnitLength { UnitLength("µm", 1e-06) }
  public static var nanometers: UnitLength { UnitLength("nm", 1e-09) }
  public static var picometers: UnitLength { UnitLength("pm", 1e-12) }
  public static var inches: UnitLength { UnitLength("in", 0.0254) }
  public static var feet: UnitLength { UnitLength("ft", 0.3048) }
  public static var yards: UnitLength { UnitLength("yd", 0.9144) }
  public static var miles: UnitLength { UnitLength("mi", 1609.34) }
  public static var scandinavianMiles: UnitLength { UnitLength("smi", 10000.0) }
  public static var lightyears: UnitLength { UnitLength("ly", 9.461e+15) }
  public static var nauticalMiles: UnitLength { UnitLength("NM", 1852.0) }
  public static var fathoms: UnitLength { UnitLength("ftm", 1.8288) }
  public static var furlongs: UnitLength { UnitLength("fur", 201.168) }
  public static var astronomicalUnits: UnitLength { UnitLength("ua", 149600000000.0) }
  public static var parsecs: UnitLength { UnitLength("pc", 3.086e+16) }
}

public final class UnitMass: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitMass { kilograms }
  public static var kilograms: UnitMass { UnitMass("kg", 1.0) }
  public static var grams: UnitMass { UnitMass("g", 0.001) }
  public static var decigrams: UnitMass { UnitMass("dg", 0.0001) }
  public static var centigrams: UnitMass { UnitMass("cg", 1e-05) }
  public static var milligrams: UnitMass { UnitMass("mg", 1e-06) }
  public static var micrograms: UnitMass { UnitMass("µg", 1e-09) }
  public static var nanograms: UnitMass { UnitMass("ng", 1e-12) }
  public static var picograms: UnitMass { UnitMass("pg", 1e-15) }
  public static var ounces: UnitMass { UnitMass("oz", 0.0283495) }
  public static var pounds: UnitMass { UnitMass("lb", 0.453592) }
  public static var stones: UnitMass { UnitMass("st", 0.157473) }
  public static var metricTons: UnitMass { UnitMass("t", 1000.0) }
  public static var shortTons: UnitMass { UnitMass("ton", 907.185) }
  public static var carats: UnitMass { UnitMass("ct", 0.0002) }
  public static var ouncesTroy: UnitMass { UnitMass("oz t", 0.03110348) }
  public static var slugs: UnitMass { UnitMass("slug", 14.5939) }
}

public final class UnitDuration: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitDuration { seconds }
  public static var hours: UnitDuration { UnitDuration("h", 3600.0) }
  public static var minutes: UnitDuration { UnitDuration("m", 60.0) }
  public static var seconds: UnitDuration { UnitDuration("s", 1.0) }
  public static var milliseconds: UnitDuration { UnitDuration("ms", 0.001) }
  public static var microseconds: UnitDuration { UnitDuration("µs", 1e-06) }
  public static var nanoseconds: UnitDuration { UnitDuration("ns", 1e-09) }
  public static var picoseconds: UnitDuration { UnitDuration("ps", 1e-12) }
}

public final class UnitSpeed: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitSpeed { metersPerSecond }
  public static var metersPerSecond: UnitSpeed { UnitSpeed("m/s", 1.0) }
  public static var kilometersPerHour: UnitSpeed { UnitSpeed("km/h", 0.277778) }
  public static var milesPerHour: UnitSpeed { UnitSpeed("mph", 0.44704) }
  public static var knots: UnitSpeed { UnitSpeed("kn", 0.514444) }
}

public final class UnitTemperature: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitTemperature { kelvin }
  public static var kelvin: UnitTemperature { UnitTemperature("K", 1.0) }
  public static var celsius: UnitTemperature { UnitTemperature("°C", 1.0, 273.15) }
  public static var fahrenheit: UnitTemperature { UnitTemperature("°F", 0.55555555555556, 255.37222222222428) }
}

public final class UnitVolume: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitVolume { liters }
  public static var megaliters: UnitVolume { UnitVolume("ML", 1000000.0) }
  public static var kiloliters: UnitVolume { UnitVolume("kL", 1000.0) }
  public static var liters: UnitVolume { UnitVolume("L", 1.0) }
  public static var deciliters: UnitVolume { UnitVolume("dl", 0.1) }
  public static var centiliters: UnitVolume { UnitVolume("cL", 0.01) }
  public static var milliliters: UnitVolume { UnitVolume("mL", 0.001) }
  public static var cubicKilometers: UnitVolume { UnitVolume("km³", 1000000000000.0) }
  public static var cubicMeters: UnitVolume { UnitVolume("m³", 1000.0) }
  public static var cubicDecimeters: UnitVolume { UnitVolume("dm³", 1.0) }
  public static var cubicMillimeters: UnitVolume { UnitVolume("mm³", 1e-06) }
  public static var cubicInches: UnitVolume { UnitVolume("in³", 0.0163871) }
  public static var cubicFeet: UnitVolume { UnitVolume("ft³", 28.3168) }
  public static var cubicYards: UnitVolume { UnitVolume("yd³", 764.555) }
  public static var cubicMiles: UnitVolume { UnitVolume("mi³", 4168000000000.0) }
  public static var acreFeet: UnitVolume { UnitVolume("af", 1233000.0) }
  public static var bushels: UnitVolume { UnitVolume("bsh", 35.2391) }
  public static var teaspoons: UnitVolume { UnitVolume("tsp", 0.00492892) }
  public static var tablespoons: UnitVolume { UnitVolume("tbsp", 0.0147868) }
  public static var fluidOunces: UnitVolume { UnitVolume("fl oz", 0.0295735) }
  public static var cups: UnitVolume { UnitVolume("cup", 0.24) }
  public static var pints: UnitVolume { UnitVolume("pt", 0.473176) }
  public static var quarts: UnitVolume { UnitVolume("qt", 0.946353) }
  public static var gallons: UnitVolume { UnitVolume("gal", 3.78541) }
  public static var imperialTeaspoons: UnitVolume { UnitVolume("tsp Imperial", 0.00591939) }
  public static var imperialTablespoons: UnitVolume { UnitVolume("tbsp Imperial", 0.0177582) }
  public static var imperialFluidOunces: UnitVolume { UnitVolume("fl oz Imperial", 0.0284131) }
  public static var imperialPints: UnitVolume { UnitVolume("pt Imperial", 0.568261) }
  public static var imperialQuarts: UnitVolume { UnitVolume("qt Imperial", 1.13652) }
  public static var imperialGallons: UnitVolume { UnitVolume("gal Imperial", 4.54609) }
  public static var metricCups: UnitVolume { UnitVolume("metric cup Imperial", 0.25) }
}

public final class UnitArea: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitArea { squareMeters }
  public static var squareMegameters: UnitArea { UnitArea("Mm²", 1000000000000.0) }
  public static var squareKilometers: UnitArea { UnitArea("km²", 1000000.0) }
  public static var squareMeters: UnitArea { UnitArea("m²", 1.0) }
  public static var squareCentimeters: UnitArea { UnitArea("cm²", 0.0001) }
  public static var squareMillimeters: UnitArea { UnitArea("mm²", 1e-06) }
  public static var squareMicrometers: UnitArea { UnitArea("µm²", 1e-12) }
  public static var squareNanometers: UnitArea { UnitArea("nm²", 1e-18) }
  public static var squareInches: UnitArea { UnitArea("in²", 0.00064516) }
  public static var squareFeet: UnitArea { UnitArea("ft²", 0.092903) }
  public static var squareYards: UnitArea { UnitArea("yd²", 0.836127) }
  public static var squareMiles: UnitArea { UnitArea("mi²", 2590000.0) }
  public static var acres: UnitArea { UnitArea("ac", 4046.86) }
  public static var ares: UnitArea { UnitArea("a", 100.0) }
  public static var hectares: UnitArea { UnitArea("ha", 10000.0) }
}

public final class UnitAngle: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitAngle { degrees }
  public static var degrees: UnitAngle { UnitAngle("°", 1.0) }
  public static var arcMinutes: UnitAngle { UnitAngle("ʹ", 0.016666666666666666) }
  public static var arcSeconds: UnitAngle { UnitAngle("ʹʹ", 0.0002777777777777778) }
  public static var radians: UnitAngle { UnitAngle("rad", 57.29577951308232) }
  public static var gradians: UnitAngle { UnitAngle("grad", 0.9) }
  public static var revolutions: UnitAngle { UnitAngle("rev", 360.0) }
}

public final class UnitEnergy: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitEnergy { joules }
  public static var kilojoules: UnitEnergy { UnitEnergy("kJ", 1000.0) }
  public static var joules: UnitEnergy { UnitEnergy("J", 1.0) }
  public static var kilocalories: UnitEnergy { UnitEnergy("kCal", 4184.0) }
  public static var calories: UnitEnergy { UnitEnergy("cal", 4.184) }
  public static var kilowattHours: UnitEnergy { UnitEnergy("kWh", 3600000.0) }
}

public final class UnitPressure: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitPressure { newtonsPerMetersSquared }
  public static var newtonsPerMetersSquared: UnitPressure { UnitPressure("N/m²", 1.0) }
  public static var gigapascals: UnitPressure { UnitPressure("GPa", 1000000000.0) }
  public static var megapascals: UnitPressure { UnitPressure("MPa", 1000000.0) }
  public static var kilopascals: UnitPressure { UnitPressure("kPa", 1000.0) }
  public static var hectopascals: UnitPressure { UnitPressure("hPa", 100.0) }
  public static var inchesOfMercury: UnitPressure { UnitPressure("inHg", 3386.39) }
  public static var bars: UnitPressure { UnitPressure("bar", 100000.0) }
  public static var millibars: UnitPressure { UnitPressure("mbar", 100.0) }
  public static var millimetersOfMercury: UnitPressure { UnitPressure("mmHg", 133.322) }
  public static var poundsForcePerSquareInch: UnitPressure { UnitPressure("psi", 6894.76) }
}

public final class UnitPower: Dimension, _Unreflected {
  public override class func baseUnit() -> UnitPower { watts }
  public static var terawatts: UnitPower { UnitPower("TW", 1000000000000.0) }
  public static var gigawatts: UnitPower { UnitPower("GW", 1000000000.0) }
  public static var megawatts: UnitPower { UnitPower("MW", 1000000.0) }
  public static var kilowatts: UnitPower { UnitPower("kW", 1000.0) }
  public static var watts: UnitPower { UnitPower("W", 1.0) }
  public static var milliwatts: UnitPower { UnitPower("mW", 0.001) }
  public static var microwatts: UnitPower { UnitPower("µW", 1e-06) }
  public static var nanowatts: UnitPower { UnitPower("nW", 1e-09) }
  public static var picowatts: UnitPower { UnitPower("pW", 1e-12) }
  public static var femtowatts: UnitPower { UnitPower("fW", 1e-15) }
  public static var horsepower: UnitPower { UnitPower("hp", 745.7) }
}
