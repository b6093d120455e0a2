import type { Product } from "../../app/_content/products";
import { type Basis, productMasses } from "../../app/_load/packaging-facts";
import { plainText } from "../../app/_i18n/plain-text";
import { materialCodes } from "../../app/_pallet/packaging";

const header = ["product_id", "type_number", "item", "material_code", "mass_kg", "basis"];

/** What each row is called: "pallet" is the whole of it. */
const items = { wood: "wood", blocks: "pressed_blocks", steel: "steel", carbon: "co2_stored" } as const;

/** What is said of how a mass is known. */
const bases: Record<Basis, string> = {
  rest: "rest_of_weighed_mass",
  volume: "estimated_from_volume",
  nails: "estimated_from_nails",
  carbon: "calculated_en_16449",
};

/**
 * The packaging data of a product as a table for systems (RFC 4180): one file for all languages, as the drawings are, with
 * English names that stay the same, so that an import written once reads every product. A mass that is not stated is empty.
 */
export function packagingCsv(product: Product): string {
  const { id, typeNumber = "", geometry, weighed } = product;
  const materials = productMasses(product).map(({ key, mass, basis }) => {
    const known = mass === undefined ? ["", "not_stated"] : [mass.toFixed(2), bases[basis]];
    return [items[key], plainText(materialCodes[key] ?? ""), ...known];
  });
  const pallet = [
    "pallet",
    "",
    (weighed?.mass ?? geometry.mass).toFixed(2),
    weighed ? "weighed" : "stated_planning_value",
  ];
  const rows = [pallet, ...materials].map((row) => [String(id), typeNumber, ...row]);
  return [header, ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}
