import { palletRanges } from "../../_content/pallet-ranges";
import { type PalletGeometry, products } from "../../_content/products";
import { type Vehicle, vehicleById } from "../../_content/vehicles";
import { inMillimetres } from "../../_i18n/figures";
import type { Translator } from "../../_i18n/translator";
import {
  type Carton,
  type CartonFault,
  type CartonLoad,
  type CartonPallet,
  cartonsOn,
  type CartonTrip,
  tripOf,
} from "../../_load/cartons";
import type { Fields, NameOf, Reading } from "../kit/fields";
import { goodsParts, ownRows, palletOf, palletRow, productOf, vehicleRow } from "../kit/goods";
import type { KitPart, ToolProps } from "../kit/tool";

/** Message keys of the carton tool. */
export const cartonParts = [
  ...goodsParts,
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

export interface CartonProps extends ToolProps {
  readonly t: Translator<KitPart | (typeof cartonParts)[number]>;
}

/** Choices of the total height, pallet included, mm. */
const heightLimits = [1150, 1450, 1800, 2400].map(String);

const side = { kind: "number", figure: "length", range: [50, 3000] } as const;

export const cartonFields = {
  l: {
    ...side,
    usual: "400",
    sides: ["l", "w", "h"],
    label: ({ t }) => t("cartons.fields.length"),
    hint: ({ t }) => t("cartons.pasteHint"),
  },
  w: { ...side, usual: "300", label: ({ t }) => t("cartons.fields.depth") },
  h: { ...side, usual: "250", label: ({ t }) => t("cartons.fields.height") },
  /** Mass of a carton, kg. */
  k: {
    kind: "number",
    usual: "",
    figure: "exactMass",
    range: [0.01, 2500],
    optional: true,
    label: ({ t }) => t("cartons.fields.mass"),
    hint: ({ t }) => t("cartons.fields.optional"),
  },
  p: palletRow,
  /** Highest total height, mm. */
  t: {
    kind: "choice",
    usual: "1800",
    values: heightLimits,
    label: ({ t }) => t("cartons.fields.limit"),
    options: () => heightLimits.map((value) => ({ value, label: inMillimetres(Number(value)) })),
  },
  v: vehicleRow,
  q: {
    kind: "number",
    figure: "count",
    usual: "",
    range: palletRanges.pieces,
    optional: true,
    label: ({ t }) => t("cartons.fields.quantity"),
    hint: ({ t }) => t("cartons.fields.optional"),
  },
  pl: { ...ownRows.length, usual: "1200" },
  pw: { ...ownRows.depth, usual: "800" },
  ph: { ...ownRows.height, usual: "144" },
  pk: { ...ownRows.mass, usual: "25" },
  /** "1": the bottom of the carton stays below; "0": any side may be below. */
  u: {
    kind: "choice",
    look: "radio",
    usual: "1",
    values: ["1", "0"],
    label: ({ t }) => t("cartons.fields.way"),
    options: ({ t }) => [
      { value: "1", label: t("cartons.fields.upright") },
      { value: "0", label: t("cartons.fields.anySide") },
    ],
  },
} as const satisfies Fields<CartonProps>;

export type CartonReading = Reading<typeof cartonFields>;

/** Cartons on a catalogue pallet, and such pallets in the vehicle. `load` is undefined if none fit. */
interface CatalogueLoad {
  readonly id: number;
  readonly load: CartonLoad | undefined;
  /** Cartons in the vehicle. */
  readonly loaded: number;
}

export interface CartonPlan {
  readonly limit: number;
  readonly vehicle: Vehicle;
  /** Undefined with a side that is missing or refused. */
  readonly carton: Carton | undefined;
  readonly pallet: (PalletGeometry & CartonPallet) | undefined;
  readonly stack: { readonly load: CartonLoad; readonly trip: CartonTrip } | undefined;
  /** The limit that keeps the pallet empty, and the field that exceeds it. */
  readonly misfit: { readonly limit: CartonFault; readonly field: NameOf<typeof cartonFields> } | undefined;
  readonly catalogue: readonly CatalogueLoad[];
}

/** Stacks the cartons of the fields on their pallet, and on every pallet of the catalogue. */
export function cartonPlanOf({ values }: CartonReading): CartonPlan {
  const { l, w, h, k, p, pl, pw, ph, pk, t, u, v } = values;
  const vehicle = vehicleById(v);
  const settings = { limit: Number(t), anySide: u === "0" };
  const carton = l && w && h ? { length: l, depth: w, height: h, mass: k } : undefined;
  const geometry = palletOf(p, [pl, pw, ph, pk]);
  const pallet = geometry && { ...geometry, maxLoad: productOf(p)?.maxLoad };
  const found = carton && pallet && cartonsOn(pallet, carton, settings);
  const plan = { ...settings, vehicle, carton, pallet };
  return {
    ...plan,
    stack:
      pallet && typeof found === "object" ? { load: found, trip: tripOf(vehicle, pallet, found) } : undefined,
    misfit: typeof found === "string" ? { limit: found, field: misfitField(found, plan) } : undefined,
    catalogue: carton
      ? products.map(({ id, geometry, maxLoad }) => {
          const load = cartonsOn({ ...geometry, maxLoad }, carton, settings);
          if (typeof load === "string") return { id, load: undefined, loaded: 0 };
          return { id, load, loaded: tripOf(vehicle, geometry, load).pallets * load.pieces };
        })
      : [],
  };
}

/** Returns the field that exceeds a limit; for the deck, the long side only if it exceeds both sides. */
function misfitField(
  limit: CartonFault,
  { carton, pallet, anySide }: Pick<CartonPlan, "carton" | "pallet"> & { readonly anySide: boolean },
): "l" | "w" | "h" | "k" {
  if (limit !== "floor" || !carton || !pallet) return limit === "load" ? "k" : "h";
  const sides = [
    ["l", carton.length],
    ["w", carton.depth],
    ...(anySide ? ([["h", carton.height]] as const) : []),
  ] as const;
  const [short, long] = [...sides].sort(([, a], [, b]) => a - b);
  const isLong = long && long[1] > Math.max(pallet.length, pallet.depth);
  return (isLong ? long : short)?.[0] ?? "l";
}
