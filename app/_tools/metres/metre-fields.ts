import type { Product } from "../../_content/products";
import { type Vehicle, vehicleById } from "../../_content/vehicles";
import { packOnce, usableHeight } from "../../_load/full-load";
import { loadingMetres, loadingWidth, type MixedLoad, mixedLoad, type Share } from "../../_load/mixed-load";
import { choice, entriesOf, type Fields, type NameOf, type Reading, repeated } from "../kit/fields";
import { goodsParts, ownRows, palletOf, palletRow, playRow, productOf, vehicleRow } from "../kit/goods";
import type { ToolProps } from "../kit/tool";

export const metreParts = [
  ...goodsParts,
  "metres.toolLabel",
  "metres.fields",
  "metres.faults",
  "metres.result",
  "load.facts.mass",
  "load.result.overPayload",
  "load.mixed.taken",
] as const;

export type MetreProps = ToolProps<(typeof metreParts)[number]>;

/** Ends of the names of each kind's fields. */
export const suffixes = ["", "2", "3", "4"] as const;

type Suffix = (typeof suffixes)[number];

const number = { kind: "number", when: ({ p }: Readonly<Record<string, string>>) => p !== "" } as const;
const length = { ...number, figure: "length", unit: "mm" } as const;

const kindRows = {
  p: {
    ...palletRow,
    ...{ usual: "", values: ["", ...palletRow.values] },
    options: (props: MetreProps) => [
      { value: "", label: props.t("metres.fields.none") },
      ...palletRow.options(props),
    ],
  },
  q: {
    ...{ ...number, figure: "count", usual: "10", range: [1, 9999] },
    label: ({ t }) => t("metres.fields.quantity"),
  },
  /** Height with goods, mm. */
  h: { ...length, usual: "1200", range: [100, 3000], label: ({ t }) => t("metres.fields.height") },
  /** Highest number in a stack. */
  f: {
    ...choice(["1", "2", "3", "4"], ({ t }: MetreProps, value) =>
      value === "1" ? t("metres.fields.flat") : t("metres.fields.stacked", { pallets: value }),
    ),
    usual: "1",
    label: ({ t }) => t("metres.fields.stack"),
  },
  /** Mass of one with its goods, kg. */
  m: {
    ...{ ...number, figure: "mass", usual: "", range: [1, 5000], optional: true, unit: "kg" },
    label: ({ t }) => t("metres.fields.mass"),
    hint: ({ t }) => t("metres.fields.optional"),
  },
  /** Whether it may stand across the vehicle. */
  r: {
    ...choice(["1", "0"], ({ t }: MetreProps, value) => t(`metres.fields.turn${value}`)),
    usual: "1",
    label: ({ t }) => t("metres.fields.turn"),
  },
  l: { ...ownRows.length, usual: "1200" },
  w: { ...ownRows.depth, usual: "800" },
  e: { ...ownRows.height, usual: "144", label: ({ t }) => t("metres.fields.deck") },
} as const satisfies Fields<MetreProps>;

const kindNames = Object.keys(kindRows) as readonly NameOf<typeof kindRows>[];

export const metreFields = {
  ...repeated(kindRows, suffixes),
  ...{ p: palletRow, v: vehicleRow, g: playRow },
} as const satisfies Fields<MetreProps>;

export type MetreReading = Reading<typeof metreFields>;

/** A kind of loaded pallets; lengths in mm. Its mass is 0 if it is not known. */
interface Kind extends Required<Share> {
  readonly suffix: Suffix;
  readonly product: Product | undefined;
  /** Length, width and height of the pallet without goods. */
  readonly size: readonly [number, number, number];
}

export interface MetrePlan {
  readonly vehicle: Vehicle;
  readonly kinds: readonly Kind[];
  /** Fields with a height or a stack that the pallet or the vehicle does not allow. */
  readonly misfits: readonly (readonly [
    field: `${"h" | "f"}${Suffix}`,
    fault: "low" | "high" | "stack",
    limit: number,
  ])[];
  /** Undefined while a field is refused, or a pallet does not go below the roof. */
  readonly load: MixedLoad | undefined;
  /** Loading metres of each kind. */
  readonly metres: readonly number[];
  /** Places for the only kind, if it is proven that the vehicle has no more. */
  readonly places: number | undefined;
}

/** Loads the vehicle of the fields with all kinds, from its front wall. */
export function metrePlanOf({ values, refused }: MetreReading): MetrePlan {
  const vehicle: Vehicle = vehicleById(values.v);
  const play = Number(values.g);
  const kinds = suffixes.flatMap((suffix): Kind[] => {
    const { p, q, h, f, m = 0, r, l, w, e } = entriesOf(kindNames, values, suffix);
    const base = palletOf(p, [l, w, e, 1]);
    if (refused.length || !base || !q || !h) return [];
    const { length, depth, height } = base;
    const pallet = { length, depth, height: h, mass: m };
    const stacking = { quantity: q, stackLimit: Number(f), turns: r === "1" };
    return [{ suffix, product: productOf(p), size: [length, depth, height], pallet, ...stacking }];
  });
  const usable = usableHeight(vehicle);
  const misfits = kinds.flatMap(({ suffix, size, pallet, stackLimit }): MetrePlan["misfits"] => {
    const most = Math.floor(usable / pallet.height);
    if (pallet.height <= size[2]) return [[`h${suffix}`, "low", size[2]]];
    if (most === 0) return [[`h${suffix}`, "high", usable]];
    return most < stackLimit ? [[`f${suffix}`, "stack", most]] : [];
  });
  const isOpen = kinds.length === 0 || misfits.some(([, fault]) => fault !== "stack");
  const load = isOpen ? undefined : mixedLoad(vehicle, kinds, { play });
  const width = Math.min(loadingWidth, vehicle.width);
  const [only] = kinds.length === 1 ? kinds : [];
  const full = only && packOnce(vehicle, only.pallet, play, only.turns);
  return {
    ...{ vehicle, kinds, misfits, load },
    metres: kinds.map(({ pallet }, kind) => (load?.stacksByShare[kind] ?? 0) * loadingMetres(pallet, width)),
    places: full?.isProven ? full.positions.length * vehicle.bodies : undefined,
  };
}
