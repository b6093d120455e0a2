interface Unit {
  /** In the unit of the field: mm, or kg. */
  readonly size: number;
  /** Meaning of three digits after the only point or comma. Undefined if it is ambiguous. */
  readonly threeDigits?: "thousands" | "decimals";
}

/** Units by the names that people write. */
export type Units = Readonly<Record<string, Unit>>;

/** @param names of the unit, separated by spaces */
export const units = (unit: Unit, names = ""): Units =>
  Object.fromEntries(names.split(" ").map((name) => [name, unit]));

/**
 * Units of a length, in the forms that people write in Polish, German and English. Nobody states micrometres of a pallet,
 * nor its kilometres: "1.200 mm" and "1.200 m" are the same length.
 */
export const lengthUnits: Units = {
  ...units({ size: 1 }),
  ...units(
    { size: 1, threeDigits: "thousands" },
    "mm milimetr milimetra milimetry milimetrów millimeter millimetern millimeters millimetre millimetres",
  ),
  ...units(
    { size: 10 },
    "cm centymetr centymetra centymetry centymetrów zentimeter zentimetern centimeter centimeters centimetre centimetres",
  ),
  ...units(
    { size: 100 },
    "dm decymetr decymetra decymetry decymetrów dezimeter dezimetern decimeter decimeters decimetre decimetres",
  ),
  ...units(
    { size: 1000, threeDigits: "decimals" },
    "m metr metra metry metrów meter metern meters metre metres",
  ),
  ...units({ size: 25.4 }, `in inch inches zoll cal cala cale cali " ″ ” ''`),
  ...units({ size: 304.8 }, "ft foot feet fuß fuss stopa stopy stóp ' ′ ’"),
};

/** Units of a mass. Not the German "Pfund", which is half a kilogram to some and a pound to others. */
export const massUnits: Units = {
  ...units({ size: 1 }),
  ...units(
    { size: 1 },
    "kg kgs kilo kilos kilogram kilograma kilogramy kilogramów kilogramm kilograms kilogramme kilogrammes",
  ),
  ...units({ size: 0.001, threeDigits: "thousands" }, "g gram grama gramy gramów gramm grams gramme grammes"),
  ...units({ size: 1000, threeDigits: "decimals" }, "t tona tony ton tonne tonnen tonnes"),
  ...units({ size: 0.45359237 }, "lb lbs pound pounds funt funta funty funtów"),
};
