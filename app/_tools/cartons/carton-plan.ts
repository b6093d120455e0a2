import { type PalletGeometry, type Product, products } from "../../_content/products";
import { type Vehicle, vehicleById } from "../../_content/vehicles";
import { inMillimetres } from "../../_i18n/figures";
import { type Carton, type CartonFault, type CartonLoad, cartonsOn, tripOf } from "../../_load/cartons";
import { choice, type Fields, type NameOf, piecesRow, type Reading } from "../kit/fields";
import { goodsParts, own, ownRows, palletOf, palletRow, vehicleRow } from "../kit/goods";
import type { ToolProps } from "../kit/tool";

/** Message keys of the carton tool. */
export const cartonParts = [
  "metres.link",
  ...goodsParts,
  "load.moreSettings",
  "cartons.toolLabel",
  "cartons.fields",
  "cartons.pasteHint",
  "cartons.misfit",
  "cartons.result",
  "cartons.facts",
  "cartons.drawing",
  "cartons.compare",
  "cartons.note",
  "facts.maxKg",
] as const;

export interface CartonProps extends ToolProps<(typeof cartonParts)[number]> {
  /** Address of the page that counts loading metres. */
  readonly metres: string;
}

/** Choices of the total height, pallet included, mm. */
const heightLimits = [1150, 1450, 1800, 2400].map(String);

/** Value of the pallet field for the pallet with the best result. */
export const best = "b";

const side = { kind: "number", figure: "length", unit: "mm", range: [50, 3000] } as const;

export const cartonFields = {
  l: {
    ...side,
    usual: "400",
    sides: ["l", "w", "h"],
    label: ({ t }) => t("load.lengthLabel"),
  },
  w: { ...side, usual: "300", label: ({ t }) => t("load.depthLabel") },
  h: { ...side, usual: "250", label: ({ t }) => t("load.heightLabel") },
  /** Mass of a carton, kg. */
  k: {
    kind: "number",
    usual: "",
    figure: "exactMass",
    unit: "kg",
    range: [0.01, 2500],
    optional: true,
    label: ({ t }) => t("cartons.fields.mass"),
    hint: ({ t }) => t("cartons.fields.massHint"),
  },
  p: {
    ...palletRow,
    values: [...palletRow.values, best] as readonly string[],
    options: (props) => [{ value: best, label: props.t("cartons.fields.best") }, ...palletRow.options(props)],
  },
  /** Highest total height, mm. */
  t: {
    ...choice(heightLimits, (_: CartonProps, value) => inMillimetres(Number(value))),
    usual: "1800",
    label: ({ t }) => t("cartons.fields.limit"),
  },
  v: vehicleRow,
  q: {
    ...piecesRow,
    label: ({ t }) => t("cartons.fields.quantity"),
  },
  pl: { ...ownRows.length, usual: "1200" },
  pw: { ...ownRows.depth, usual: "800" },
  ph: { ...ownRows.height, usual: "144" },
  pk: { ...ownRows.mass, usual: "25" },
  /** "1": the bottom of the carton stays below; "0": any side may be below. */
  u: {
    ...choice(["1", "0"], ({ t }: CartonProps, value) =>
      t(value === "1" ? "cartons.fields.upright" : "cartons.fields.anySide"),
    ),
    look: "radio",
    usual: "1",
    label: ({ t }) => t("cartons.fields.way"),
  },
} as const satisfies Fields<CartonProps>;

export type CartonReading = Reading<typeof cartonFields>;
type CartonTexts = CartonReading["texts"];

/** A quantity in an empty field asks for the best pallet. A pallet that was chosen before stays. */
export function completedCartons(changes: Partial<CartonTexts>, texts: CartonTexts): Partial<CartonTexts> {
  const asks = changes.q && !texts.q && texts.p === cartonFields.p.usual;
  return asks ? { p: best, ...changes } : changes;
}

/** Cartons on one of the compared pallets. */
export interface CartonRow {
  /** Value of the pallet field. */
  readonly p: string;
  readonly product: Product | undefined;
  readonly pallet: PalletGeometry;
  /** The load, or the limit that keeps the pallet empty. */
  readonly found: CartonLoad | CartonFault;
  /** Such pallets in a vehicle, and whether its payload limits them. */
  readonly perTrip: number;
  readonly isByPayload: boolean;
  /** Pallets for the quantity; without one, those in a vehicle. */
  readonly pallets: number;
  /** Vehicles for the quantity; undefined if the pallet is too high for them. */
  readonly vehicles: number | undefined;
}

export interface CartonPlan {
  readonly limit: number;
  readonly vehicle: Vehicle;
  /** Undefined with a side that is missing or refused. */
  readonly carton: Carton | undefined;
  readonly rows: readonly CartonRow[];
  /** Undefined while the chosen pallet or the carton lacks a figure. */
  readonly chosen: CartonRow | undefined;
  /** The row with fewest vehicles, then fewest pallets; without a quantity, with most cartons in a vehicle. */
  readonly best: CartonRow | undefined;
  /** The field that exceeds the limit of the chosen pallet. */
  readonly misfit: NameOf<typeof cartonFields> | undefined;
}

/** Returns the number of cartons on a pallet; 0 if none fit. */
export function cartonsIn({ found }: CartonRow): number {
  return typeof found === "object" ? found.pieces : 0;
}

/** Returns the query that counts the loading metres of a row's pallets with their cartons. */
export function metresSearch({ p, pallet, pallets, found }: CartonRow, { id }: Vehicle): string {
  const { totalHeight = 0, mass = 0 } = typeof found === "object" ? found : {};
  const { length, depth, height } = pallet;
  const sides = p === own ? { l: length, w: depth, e: height } : {};
  const fields = { p, v: id, q: pallets, h: totalHeight, ...(mass && { m: Math.ceil(mass) }), ...sides };
  return `?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`;
}

/** Stacks the cartons of the fields on every pallet of the catalogue, and on one with other sides. */
export function cartonPlanOf({ values, texts }: CartonReading): CartonPlan {
  const { l, w, h, k, p, pl, pw, ph, pk, t, u, v, q } = values;
  const vehicle = vehicleById(v);
  const settings = { limit: Number(t), anySide: u === "0" };
  const carton = l && w && h ? { length: l, depth: w, height: h, mass: k } : undefined;
  const rowOf = (p: string, pallet: PalletGeometry, product?: Product): readonly CartonRow[] => {
    if (!carton) return [];
    const found = cartonsOn({ ...pallet, maxLoad: product?.maxLoad }, carton, settings);
    const row = { p, product, pallet, found };
    if (typeof found === "string")
      return [{ ...row, perTrip: 0, isByPayload: false, pallets: 0, vehicles: undefined }];
    const { pallets: perTrip, isByPayload } = tripOf(vehicle, pallet, found);
    const pallets = q ? Math.ceil(q / found.pieces) : perTrip || 1;
    const vehicles = perTrip ? Math.ceil(pallets / perTrip) : undefined;
    return [{ ...row, perTrip, isByPayload, pallets, vehicles }];
  };
  const hasOwn = (["pl", "pw", "ph", "pk"] as const).some((name) => texts[name] !== cartonFields[name].usual);
  const ownPallet = p === own || hasOwn ? palletOf(own, [pl, pw, ph, pk]) : undefined;
  const rows = [
    ...products.flatMap((product) => rowOf(String(product.id), product.geometry, product)),
    ...(ownPallet ? rowOf(own, ownPallet) : []),
  ];
  const cost = (row: CartonRow) =>
    q ? [row.vehicles ?? Infinity, row.pallets] : [-row.perTrip * cartonsIn(row), 0];
  const [leading] = rows
    .filter((row) => cartonsIn(row) > 0)
    .sort((a, b) => {
      const [[first = 0, second = 0], [third = 0, fourth = 0]] = [cost(a), cost(b)];
      return first === third ? second - fourth : first - third;
    });
  const chosen = rows.find((row) => row.p === p) ?? (p === best ? (leading ?? rows[0]) : undefined);
  return {
    ...settings,
    ...{ vehicle, carton, rows, chosen, best: leading },
    misfit:
      chosen && carton && typeof chosen.found === "string"
        ? misfitField(chosen.found, chosen.pallet, carton, settings.anySide)
        : undefined,
  };
}

/** Returns the field that exceeds a limit; for the deck, the long side only if it exceeds both sides. */
function misfitField(
  limit: CartonFault,
  pallet: PalletGeometry,
  carton: Carton,
  anySide: boolean,
): "l" | "w" | "h" | "k" {
  if (limit !== "floor") return limit === "load" ? "k" : "h";
  const sides = [
    ["l", carton.length],
    ["w", carton.depth],
    ...(anySide ? ([["h", carton.height]] as const) : []),
  ] as const;
  const [short, long] = [...sides].sort(([, a], [, b]) => a - b);
  const isLong = long && long[1] > Math.max(pallet.length, pallet.depth);
  return (isLong ? long : short)?.[0] ?? "l";
}
