import { customsCode, type Product } from "../../app/_content/products";
import { type Basis, productMasses } from "../../app/_load/packaging-facts";
import { plainText } from "../../app/_i18n/plain-text";
import { materialCodes } from "../../app/_pallet/packaging";

const header = ["product_id", "type_number", "item", "material_code", "mass_kg", "basis", "customs_code"];

/** Names of the rows; "pallet" is the whole pallet. */
const items = { wood: "wood", blocks: "pressed_blocks", steel: "steel", carbon: "co2_stored" } as const;

/** Names of the bases of a mass. */
const bases: Record<Basis, string> = {
  rest: "rest_of_weighed_mass",
  volume: "estimated_from_volume",
  nails: "estimated_from_nails",
  carbon: "calculated_en_16449",
};

/**
 * Returns the packaging data of a product as CSV (RFC 4180). One file serves all languages: its English names
 * are stable, so an import written once reads every product. An unknown mass is empty.
 */
export function packagingCsv(product: Product): string {
  const { id, typeNumber = "", geometry, weighed } = product;
  const materials = productMasses(product).map(({ key, mass, basis }) => {
    const known = mass === undefined ? ["", "not_stated"] : [mass.toFixed(2), bases[basis]];
    return [items[key], materialCodes[key] ?? "", ...known];
  });
  const pallet = [
    "pallet",
    "",
    (weighed?.mass ?? geometry.mass).toFixed(2),
    weighed ? "weighed" : "stated_planning_value",
  ];
  const rows = [pallet, ...materials].map((row) => [
    String(id),
    typeNumber,
    ...row,
    row === pallet ? customsCode.replace(" ", "") : "",
  ]);
  return [header, ...rows].map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

/** Returns a field of a row in plain text, in double quotes if it has a separator (RFC 4180, 2). */
function csvField(text: string): string {
  const plain = plainText(text);
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
