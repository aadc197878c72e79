// Every unit: its symbol, and what three of it are in the base unit and the other way round.
import Foundation

func show(_ units: [Dimension]) {
  let base = type(of: units[0]).baseUnit()
  print(type(of: base), base.symbol)
  for unit in units {
    let converter = unit.converter
    print(" ", unit.symbol, converter.baseUnitValue(fromValue: 3), converter.value(fromBaseUnitValue: 3))
  }
}
show([
  UnitLength.megameters, UnitLength.kilometers, UnitLength.hectometers, UnitLength.decameters, UnitLength.meters,
  UnitLength.decimeters, UnitLength.centimeters, UnitLength.millimeters, UnitLength.micrometers,
  UnitLength.nanometers, UnitLength.picometers, UnitLength.inches, UnitLength.feet, UnitLength.yards,
  UnitLength.miles, UnitLength.scandinavianMiles, UnitLength.lightyears, UnitLength.nauticalMiles,
  UnitLength.fathoms, UnitLength.furlongs, UnitLength.astronomicalUnits, UnitLength.parsecs,
])
show([
  UnitMass.kilograms, UnitMass.grams, UnitMass.decigrams, UnitMass.centigrams, UnitMass.milligrams,
  UnitMass.micrograms, UnitMass.nanograms, UnitMass.picograms, UnitMass.ounces, UnitMass.pounds, UnitMass.stones,
  UnitMass.metricTons, UnitMass.shortTons, UnitMass.carats, UnitMass.ouncesTroy, UnitMass.slugs,
])
show([
  UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds, UnitDuration.milliseconds,
  UnitDuration.microseconds, UnitDuration.nanoseconds, UnitDuration.picoseconds,
])
show([
  UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots,
])
show([
  UnitTemperature.kelvin, UnitTemperature.celsius, UnitTemperature.fahrenheit,
])
show([
  UnitVolume.megaliters, UnitVolume.kiloliters, UnitVolume.liters, UnitVolume.deciliters, UnitVolume.centiliters,
  UnitVolume.milliliters, UnitVolume.cubicKilometers, UnitVolume.cubicMeters, UnitVolume.cubicDecimeters,
  UnitVolume.cubicMillimeters, UnitVolume.cubicInches, UnitVolume.cubicFeet, UnitVolume.cubicYards,
  UnitVolume.cubicMiles, UnitVolume.acreFeet, UnitVolume.bushels, UnitVolume.teaspoons, UnitVolume.tablespoons,
  UnitVolume.fluidOunces, UnitVolume.cups, UnitVolume.pints, UnitVolume.quarts, UnitVolume.gallons,
  UnitVolume.imperialTeaspoons, UnitVolume.imperialTablespoons, UnitVolume.imperialFluidOunces,
  UnitVolume.imperialPints, UnitVolume.imperialQuarts, UnitVolume.imperialGallons, UnitVolume.metricCups,
])
show([
  UnitArea.squareMegameters, UnitArea.squareKilometers, UnitArea.squareMeters, UnitArea.squareCentimeters,
  UnitArea.squareMillimeters, UnitArea.squareMicrometers, UnitArea.squareNanometers, UnitArea.squareInches,
  UnitArea.squareFeet, UnitArea.squareYards, UnitArea.squareMiles, UnitArea.acres, UnitArea.ares, UnitArea.hectares,
])
show([
  UnitAngle.degrees, UnitAngle.arcMinutes, UnitAngle.arcSeconds, UnitAngle.radians, UnitAngle.gradians,
  UnitAngle.revolutions,
])
show([
  UnitEnergy.kilojoules, UnitEnergy.joules, UnitEnergy.kilocalories, UnitEnergy.calories, UnitEnergy.kilowattHours,
])
show([
  UnitPressure.newtonsPerMetersSquared, UnitPressure.gigapascals, UnitPressure.megapascals,
  UnitPressure.kilopascals, UnitPressure.hectopascals, UnitPressure.inchesOfMercury, UnitPressure.bars,
  UnitPressure.millibars, UnitPressure.millimetersOfMercury, UnitPressure.poundsForcePerSquareInch,
])
show([
  UnitPower.terawatts, UnitPower.gigawatts, UnitPower.megawatts, UnitPower.kilowatts, UnitPower.watts,
  UnitPower.milliwatts, UnitPower.microwatts, UnitPower.nanowatts, UnitPower.picowatts, UnitPower.femtowatts,
  UnitPower.horsepower,
])
show([
  UnitAcceleration.gravity, UnitAcceleration.metersPerSecondSquared,
])
show([
  UnitConcentrationMass.gramsPerLiter, UnitConcentrationMass.milligramsPerDeciliter,
])
show([
  UnitDispersion.partsPerMillion,
])
show([
  UnitElectricCharge.ampereHours, UnitElectricCharge.coulombs, UnitElectricCharge.kiloampereHours,
  UnitElectricCharge.megaampereHours, UnitElectricCharge.microampereHours, UnitElectricCharge.milliampereHours,
])
show([
  UnitElectricCurrent.amperes, UnitElectricCurrent.kiloamperes, UnitElectricCurrent.megaamperes,
  UnitElectricCurrent.microamperes, UnitElectricCurrent.milliamperes,
])
show([
  UnitElectricPotentialDifference.kilovolts, UnitElectricPotentialDifference.megavolts,
  UnitElectricPotentialDifference.microvolts, UnitElectricPotentialDifference.millivolts,
  UnitElectricPotentialDifference.volts,
])
show([
  UnitElectricResistance.kiloohms, UnitElectricResistance.megaohms, UnitElectricResistance.microohms,
  UnitElectricResistance.milliohms, UnitElectricResistance.ohms,
])
show([
  UnitFrequency.gigahertz, UnitFrequency.hertz, UnitFrequency.kilohertz, UnitFrequency.megahertz,
  UnitFrequency.microhertz, UnitFrequency.millihertz, UnitFrequency.nanohertz, UnitFrequency.terahertz,
])
show([
  UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon,
  UnitFuelEfficiency.milesPerImperialGallon,
])
show([
  UnitIlluminance.lux,
])
show([
  UnitInformationStorage.bits, UnitInformationStorage.bytes, UnitInformationStorage.exabits,
  UnitInformationStorage.exabytes, UnitInformationStorage.exbibits, UnitInformationStorage.exbibytes,
  UnitInformationStorage.gibibits, UnitInformationStorage.gibibytes, UnitInformationStorage.gigabits,
  UnitInformationStorage.gigabytes, UnitInformationStorage.kibibits, UnitInformationStorage.kibibytes,
  UnitInformationStorage.kilobits, UnitInformationStorage.kilobytes, UnitInformationStorage.mebibits,
  UnitInformationStorage.mebibytes, UnitInformationStorage.megabits, UnitInformationStorage.megabytes,
  UnitInformationStorage.nibbles, UnitInformationStorage.pebibits, UnitInformationStorage.pebibytes,
  UnitInformationStorage.petabits, UnitInformationStorage.petabytes, UnitInformationStorage.tebibits,
  UnitInformationStorage.tebibytes, UnitInformationStorage.terabits, UnitInformationStorage.terabytes,
  UnitInformationStorage.yobibits, UnitInformationStorage.yobibytes, UnitInformationStorage.yottabits,
  UnitInformationStorage.yottabytes, UnitInformationStorage.zebibits, UnitInformationStorage.zebibytes,
  UnitInformationStorage.zettabits, UnitInformationStorage.zettabytes,
])
