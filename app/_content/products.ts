import { inMillimetres } from "../_i18n/figures";
import type { Declaration } from "./declarations";
import { eurNails, eurPallet } from "./eur-pallet";
import { toConfirm } from "./to-confirm";

/** What a loaded pallet may stand on. */
export const supports = ["forks", "stacked", "rack"] as const;

/** A place in space: [along the length, along the depth, up], in mm from the middle of the pallet's footprint. */
export type Point3 = readonly [x: number, y: number, z: number];

/** Nails of one kind in a pallet: how many, and the diameter and length of each in mm. */
export interface Nails {
  readonly count: number;
  readonly diameter: number;
  readonly length: number;
}

/** How a pallet is built. Lengths in mm; the scenes of pictures/scenes are rendered by them. */
export interface PalletGeometry {
  readonly length: number;
  readonly depth: number;
  readonly height: number;
  /** Deck, stringer and bottom boards of one pallet are equally thick. */
  readonly boardThickness: number;
  readonly blockHeight: number;
  /** Widths of the deck boards, from one long side to the other. */
  readonly deckBoards: readonly number[];
  /** Whether the type fixes those widths; where they are agreed per order, the drawing gives no figures for them. */
  readonly deckIsFixed: boolean;
  /** Widths of the three rows of blocks (and of the bottom boards under them), across the depth. */
  readonly blockRows: readonly number[];
  /** Widths of the three columns of blocks (and of the stringer boards on them), along the length. */
  readonly blockColumns: readonly number[];
  /** What the blocks are made of: pressed sawdust or solid wood. */
  readonly blocks: "pressed" | "solid";
  /** Bearers along the whole length instead of blocks and stringer boards: forks enter from two sides. */
  readonly bearers?: boolean;
  /** Planned mass of one, kg; it depends on how wet the wood is. */
  readonly mass: number;
}

/** The camera a product picture was rendered with; sets where a point of the pallet lies in the picture. */
export interface RenderCamera {
  readonly position: Point3;
  readonly target: Point3;
  /** Focal length and sensor width in mm. */
  readonly lens: number;
  readonly sensorWidth: number;
  /** Size of the picture in pixels. */
  readonly frame: { readonly width: number; readonly height: number };
}

/** `CAM` and `SZ` of pictures/scenes/studio.py; the lens differs from product to product. */
const studio = {
  position: [-3350, -4550, 2100],
  target: [0, 0, 30],
  sensorWidth: 36,
  frame: { width: 1600, height: 1200 },
} as const;

/** How a row's pallet is built: whatever its figures are, its type is that of every pallet. */
const built = (geometry: PalletGeometry) => geometry;

/** A price as the data have it (R41): a text, made of whole zloty. */
const zloty = (amount: number) => `${amount} zł` as const;

/** The texts that a product has of its own hold translation keys, `products.{id}.{field}`; the others are facts (`_load/product-facts.ts`). */
const textKeys = <Id extends number>(id: Id) =>
  ({
    name: `products.${id}.name`,
    desc: `products.${id}.desc`,
    comment: `products.${id}.comment`,
    use: `products.${id}.use`,
    goods: `products.${id}.goods`,
  }) as const;

/**
 * The products, in the order of the catalogue. A row is all that the data say of one; where one is sold no more, its row
 * goes, and its address gets one in `redirects.ts`. An `id` is part of public addresses: never change one, nor give it to
 * another product. `img` is the name of a picture in pictures/masters,
 * without extension. `price` belongs to the data, but no screen shows it. `maxLoad`: what it carries when the load is
 * evenly spread, in kg; `supportLoads`: what it carries on one kind of support, once a test report
 * says so. `shortName`: the letters that stand for it in narrow places, the same in every language. `timber`: what
 * its boards are made of.
 *
 * @confirm price: no page shows it yet, but the data keep it for quotes
 * @confirm maxLoad: buyers load racks, forks and stacks by it; it needs a test report (EN ISO 8611) or a calculation, and a figure for each support in `supportLoads`
 * @confirm mass: the masses of loads and lorries are computed from it; it needs a scale
 */
export const products = [
  {
    id: 1,
    price: toConfirm(zloty(18)),
    maxLoad: toConfirm(1500),
    img: "product-1",
    ...textKeys(1),
    shortName: "EUR",
    timber: "softwood",
    geometry: eurPallet,
    nails: eurNails,
    camera: { ...studio, lens: 128 },
  },
  {
    id: 3,
    price: toConfirm(zloty(20)),
    maxLoad: toConfirm(1250),
    img: "product-3-w",
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
      /** @confirm EPAL gives its pallet of this size (EPAL 3) approx. 30 kg; loads are planned with it, so a scale has to decide */
      mass: toConfirm(25),
    }),
    camera: { ...studio, lens: 119 },
  },
  {
    id: 4,
    price: toConfirm(zloty(25)),
    /** @confirm EPAL gives its pallet of this size (EPAL 2) 1,250 kg; more needs a test report (EN ISO 8611) that names the support: floor, forks or rack */
    maxLoad: toConfirm(2000),
    img: "product-4-w",
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
      mass: toConfirm(35),
    }),
    camera: { ...studio, lens: 119 },
  },
] as const;

/** The id of a product on offer: data that name another one do not compile. */
export type ProductId = (typeof products)[number]["id"];

/**
 * A row as its readers take it. A picture that was not rendered with a known camera, such as a photograph, has none: then no
 * dimension lines are drawn over it.
 */
export type Product = (typeof products)[number] & {
  readonly camera?: RenderCamera;
  /** Identifies the type on the pallet and in its papers (PPWR, article 15(5)): a new one when its construction changes. */
  readonly typeNumber?: `${Uppercase<string>}`;
  readonly declaration?: Declaration;
  /** Undefined where the table of its nails is not known. */
  readonly nails?: readonly Nails[];
  /** Its mass from a scale, kg, and the day it was weighed; ISO 8601. */
  readonly weighed?: { readonly mass: number; readonly day: string };
  /** What it carries on one kind of support, kg; none is invented where no report gives one. */
  readonly supportLoads?: Partial<Readonly<Record<(typeof supports)[number], number>>>;
};

/** A pallet as the tools offer it. */
export interface OfferedPallet {
  readonly id: number;
  readonly name: string;
}

/** The products that every page names: in the menu, in the tiles of the home page and beside the catalogue (R44). */
export const featured: readonly Product[] = products.slice(0, 3);

/** The product with this numeric id, or undefined if there is none. */
export function productById(id: number): Product | undefined {
  return products.find((product) => product.id === id);
}

/** A name as a heading: its letter in quotation marks stays with the word before it. A narrow column could not keep the two. */
export function inHeading(name: string): string {
  return name.replace(/ (?=[„“]\p{Lu}[”“]$)/u, "\u00a0");
}

/** A pallet's length, depth and height as they are shown, with their unit. */
export function dimensionsOf({
  length,
  depth,
  height,
}: Pick<PalletGeometry, "length" | "depth" | "height">): string {
  return inMillimetres(length, depth, height);
}
