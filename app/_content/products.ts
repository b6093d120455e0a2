import { inMillimetres } from "../_i18n/figures";
import type { Declaration } from "./declarations";
import { eurNails, eurPallet } from "./eur-pallet";
import type { PictureName } from "./pictures";

/** Supports of a loaded pallet. */
export const supports = ["forks", "stacked", "rack"] as const;

/** A point [along the length, along the depth, up] in mm, from the centre of the footprint. */
export type Point3 = readonly [x: number, y: number, z: number];

/** Nails of one kind: number, diameter in mm and length in mm. */
export interface Nails {
  readonly count: number;
  readonly diameter: number;
  readonly length: number;
}

/** Construction of a pallet. Lengths in mm. pictures/scenes renders these values. */
export interface PalletGeometry {
  readonly length: number;
  readonly depth: number;
  readonly height: number;
  /** Thickness of deck, stringer and bottom boards. */
  readonly boardThickness: number;
  readonly blockHeight: number;
  /** Widths of the deck boards, from one long side to the other. */
  readonly deckBoards: readonly number[];
  /** Whether the type fixes these widths. Otherwise they are agreed per order, and drawings omit them. */
  readonly deckIsFixed: boolean;
  /** Widths of the three block rows (and of the bottom boards below), across the depth. */
  readonly blockRows: readonly number[];
  /** Widths of the three block columns (and of the stringer boards above), along the length. */
  readonly blockColumns: readonly number[];
  /** Pressed sawdust or solid wood. */
  readonly blocks: "pressed" | "solid";
  /** Full-length bearers replace blocks and stringer boards: two-way entry. */
  readonly bearers?: boolean;
  /** Planned mass in kg. The actual mass depends on moisture. */
  readonly mass: number;
}

/** Camera of a rendered picture. Maps points of the pallet to the picture. */
export interface RenderCamera {
  readonly position: Point3;
  readonly target: Point3;
  /** Focal length and sensor width in mm. */
  readonly lens: number;
  readonly sensorWidth: number;
  readonly frame: { readonly width: number; readonly height: number };
}

/** `CAM` and `SZ` of pictures/scenes/studio.py. The lens differs per product. */
const studio = {
  position: [-3350, -4550, 2100],
  target: [0, 0, 30],
  sensorWidth: 36,
  frame: { width: 1600, height: 1200 },
} as const;

/** Products stand on blocks: their facts name blocks and entry from four sides. */
const built = (geometry: Omit<PalletGeometry, "bearers">): PalletGeometry => geometry;

/** Formats a price as text, in whole zloty (R41). */
const zloty = (amount: number) => `${amount} zł` as const;

/** Names a picture, which `npm run pictures` must have encoded: otherwise this row does not compile. */
const master = <Name extends string>(
  name: Name extends PictureName ? Name : "unknown picture: add its master and run npm run pictures",
) => name as PictureName;

/** Returns the translation keys of a product's own texts. Others are facts (`_load/product-facts.ts`). */
const textKeys = <Id extends number>(id: Id) =>
  ({
    name: `products.${id}.name`,
    desc: `products.${id}.desc`,
    comment: `products.${id}.comment`,
    use: `products.${id}.use`,
    goods: `products.${id}.goods`,
  }) as const;

/**
 * The products, in catalogue order. One row per product. To discontinue a product, delete its row. Ids are part of public addresses: never change or reuse one.
 * - `img`: a picture in pictures/masters, without extension
 * - `price`: not shown on any page
 * - `maxLoad`: evenly spread load in kg; `supportLoads`: load on one kind of support, from a test report
 * - `shortName`: language-neutral name for narrow places
 * - `timber`: wood of the boards
 */
// Unconfirmed (should): products promise 18–22% moisture, while mould grows above about 20%: say whether less can
// be ordered. Weigh a pallet of each type: 22.8 kg of wood and nails stand beside 25 kg
export const products = [
  {
    id: 1,
    // Unconfirmed (should): no page shows it yet, but the data keep it for quotes
    price: zloty(18),
    // Unconfirmed (must): buyers load racks, forks and stacks by it; it needs a test report (EN ISO 8611) or
    // a calculation
    maxLoad: 1500,
    img: master("product-1"),
    ...textKeys(1),
    shortName: "EUR",
    timber: "softwood",
    geometry: eurPallet,
    nails: eurNails,
    camera: { ...studio, lens: 128 },
  },
  {
    id: 3,
    // Unconfirmed (should): no page shows it yet, but the data keep it for quotes
    price: zloty(20),
    // Unconfirmed (must): buyers load racks, forks and stacks by it; it needs a test report (EN ISO 8611) or
    // a calculation
    maxLoad: 1250,
    img: master("product-3-w"),
    ...textKeys(3),
    shortName: "W",
    timber: "softwood",
    geometry: built({
      length: 1200,
      depth: 1000,
      height: 144,
      boardThickness: 22,
      blockHeight: 78,
      deckBoards: [120, 98, 98, 98, 98, 98, 120],
      deckIsFixed: false,
      blockRows: [100, 145, 100],
      blockColumns: [145, 145, 145],
      blocks: "solid",
      // Unconfirmed (must): EPAL gives its pallet of this size (EPAL 3) approx. 30 kg; loads are planned with
      // it, so a scale has to decide
      mass: 25,
    }),
    camera: { ...studio, lens: 119 },
  },
  {
    id: 4,
    // Unconfirmed (should): no page shows it yet, but the data keep it for quotes
    price: zloty(25),
    // Unconfirmed (must): EPAL gives its pallet of this size (EPAL 2) 1,250 kg; more needs a test report (EN
    // ISO 8611) that names the support: floor, forks or rack
    maxLoad: 2000,
    img: master("product-4-w"),
    ...textKeys(4),
    shortName: "W\u00a0162",
    timber: "selected",
    geometry: built({
      length: 1200,
      depth: 1000,
      height: 162,
      boardThickness: 28,
      blockHeight: 78,
      deckBoards: [105, 100, 100, 100, 100, 100, 100, 100, 105],
      deckIsFixed: false,
      blockRows: [145, 145, 145],
      blockColumns: [145, 145, 145],
      blocks: "solid",
      // Unconfirmed (must): the masses of loads and lorries are computed from it; it needs a scale
      mass: 35,
    }),
    camera: { ...studio, lens: 119 },
  },
] as const;

/** Id of a product on offer. Data that name a removed product do not compile. */
export type ProductId = (typeof products)[number]["id"];

/** Widens a row's type. Only rendered pictures have a camera; others get no dimension lines. */
export type Product = (typeof products)[number] & {
  readonly camera?: RenderCamera;
  /** Type number on the pallet and in its documents (PPWR, article 15(5)). Changes with the construction. */
  readonly typeNumber?: `${Uppercase<string>}`;
  readonly declaration?: Declaration;
  /** Latin names of the species, once the company has confirmed them. */
  // Unconfirmed (should): buyers ask for it; pages show it once a row has it
  readonly species?: readonly string[];
  /** Country of production (ISO 3166), once the company has confirmed it. */
  // Unconfirmed (should): buyers ask for it; pages show it once a row has it
  readonly origin?: string;
  /** Undefined if the nails are not known. */
  readonly nails?: readonly Nails[];
  /** Mass from a scale in kg, and the weighing day (ISO 8601). */
  readonly weighed?: { readonly mass: number; readonly day: string };
  /** Load per kind of support in kg, only from test reports. */
  readonly supportLoads?: Partial<Readonly<Record<(typeof supports)[number], number>>>;
};

/** Customs code of every pallet, as the Harmonised System has it. Source: `statements.customs`. */
// Unconfirmed (should): six digits hold worldwide; customers in the EU ask for the code of eight
export const customsCode = "4415 20";

/** One product per footprint. */
export const footprints: readonly Product[] = products.filter(
  ({ geometry: { length, depth } }, index) =>
    products.findIndex(({ geometry }) => geometry.length === length && geometry.depth === depth) === index,
);

/** Products named on every page: in the menu, on the home page and beside the catalogue (R44). */
export const featured: readonly Product[] = products.slice(0, 3);

/** Returns a product by its id. */
export function productById(id: number): Product | undefined {
  return products.find((product) => product.id === id);
}

/** With all other products, the pages of a large catalogue would grow with the square of its length. */
const mostOthers = 4;

/** Returns up to four other products that stand nearest in the catalogue, in its order. */
export function othersNear(product: Product, catalogue = products as readonly Product[]): readonly Product[] {
  const before = catalogue.findIndex(({ id }) => id === product.id) - mostOthers / 2;
  const first = Math.max(0, Math.min(before, catalogue.length - 1 - mostOthers));
  return catalogue.slice(first, first + 1 + mostOthers).filter(({ id }) => id !== product.id);
}

/** Keeps the quoted letter of a name on the line of the preceding word, for headings in narrow columns. */
export function inHeading(name: string): string {
  return name.replace(/ (?=[„“]\p{Lu}[”“]$)/u, "\u00a0");
}

/** Formats length, depth and height with their unit. */
export function dimensionsOf({
  length,
  depth,
  height,
}: Pick<PalletGeometry, "length" | "depth" | "height">): string {
  return inMillimetres(length, depth, height);
}
