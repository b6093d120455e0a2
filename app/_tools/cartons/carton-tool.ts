import { figure, inMillimetres, times } from "../../_i18n/figures";
import type { CartonLoad } from "../../_load/cartons";
import type { Line } from "../../_quote/line/line";
import { lineOfPallets, vehicleAfter } from "../kit/goods";
import type { Answer, Definition } from "../kit/tool";
import {
  cartonFields,
  type CartonName,
  cartonParts,
  type CartonProps,
  type CartonReading,
  completedCartons,
} from "./carton-fields";
import { type CartonPlan, cartonPlanOf, type CartonRow, cartonsIn } from "./carton-plan";
import { maxLoadText, stackTexts } from "./stack-texts";

export interface CartonAnswer extends Answer<CartonName> {
  /** Undefined if all pallets need as many vehicles and pallets. */
  readonly saving?: string | undefined;
  /** If cartons fit on the chosen pallet. */
  readonly stack?: (ReturnType<typeof stackTexts> & { readonly load: CartonLoad }) | undefined;
}

function cartonAnswer(props: CartonProps, reading: CartonReading, plan: CartonPlan): CartonAnswer {
  const { t } = props;
  const { chosen, carton, limit, misfit } = plan;
  const saving = savingOf(t, plan);
  const open = {
    title: "",
    said: "",
    lines: [],
    missing: "length",
    rows: [],
    faulty: t("load.faulty"),
    saving,
  };
  if (!chosen || !carton) return open;
  const { found, pallet, product } = chosen;
  if (typeof found === "string") {
    const text = t(`cartons.misfit.${found}`, {
      size: inMillimetres(pallet.length, pallet.depth),
      limit,
      free: Math.max(0, limit - pallet.height),
      max: maxLoadText(t, product?.maxLoad),
    });
    return { ...open, faults: misfit && { [misfit]: text } };
  }
  const stack = stackTexts(props, reading, plan, chosen, found);
  const { pieces } = reading.values;
  const { pallets, vehicles } = chosen;
  const trips = pieces && vehicles && t("cartons.result.trips", { pallets, trips: vehicles });
  // An unknown orientation (`upright`) is replaced by the usual one. Any other fault prevents a line.
  const isFaulty = reading.faults.some((name) => name !== "upright");
  return {
    ...open,
    title: stack.title,
    said: [`${stack.title}: ${stack.pieces}.`, stack.limit, stack.quantity, trips && `${trips}.`]
      .filter(Boolean)
      .join(" "),
    lines: isFaulty ? [] : [lineOfCartons(props, reading, plan, chosen)],
    pieces: pallets,
    faulty: isFaulty ? t("load.faulty") : undefined,
    rows: [
      { term: t("cartons.compare.perPallet"), value: found.pieces, shown: "" },
      ...stack.facts,
      ...(pieces
        ? [
            { term: t("cartons.fields.quantity"), value: pieces, shown: "" },
            { term: t("cartons.compare.pallets"), value: pallets, shown: "" },
          ]
        : []),
      { term: t("cartons.compare.perVehicle"), value: chosen.perTrip * found.pieces, shown: "" },
    ],
    stack: { ...stack, load: found },
  };
}

/** Compares the best pallet with the worst that fits: the smaller number of vehicles, or if equal, of pallets. */
function savingOf(t: CartonProps["t"], { best, rows }: CartonPlan): string | undefined {
  const fitting = rows.filter((row) => cartonsIn(row) > 0);
  if (!best) return undefined;
  const saving = (name: "vehicles" | "pallets") => {
    const most = Math.max(...fitting.map((row) => row[name] ?? 0));
    return most > (best[name] ?? most)
      ? t(`cartons.compare.fewer.${name}`, { count: best[name] ?? 0, most: figure(t.region, most) })
      : undefined;
  };
  return saving("vehicles") ?? saving("pallets");
}

function lineOfCartons(
  { t }: CartonProps,
  { values: { pieces: cartons } }: CartonReading,
  { carton }: CartonPlan,
  row: CartonRow,
): Line {
  const { product, pallet, pallets } = row;
  const size = carton && times(carton.length, carton.depth, carton.height);
  const note = t(cartons ? "cartons.note.quantity" : "cartons.note.one", {
    size: size ?? "",
    cartons: cartons ?? 0,
    pieces: figure(t.region, cartonsIn(row)),
  });
  return lineOfPallets(product, pallet, pallets, note);
}

/** For the summary of the settings: "1800 mm, 13.6 m trailer". */
export function settingsText(props: CartonProps, { limit, vehicle }: CartonPlan): string {
  return `${inMillimetres(limit)}, ${vehicleAfter(props, vehicle)}`;
}

export const cartonTool = {
  id: "carton",
  parts: cartonParts,
  lists: ["pallets", "vehicles"],
  fields: cartonFields,
  label: ({ t }) => t("cartons.toolLabel"),
  completed: completedCartons,
  compute: cartonPlanOf,
  answer: cartonAnswer,
} as const satisfies Definition<typeof cartonFields, CartonProps, CartonPlan, CartonAnswer>;
