import { dimensionsOf } from "../../_content/products";
import { figure, inMillimetres, times, tonnes } from "../../_i18n/figures";
import { lineText, longest } from "../../_lib/read-text";
import { inLoads } from "../../_load/full-load";
import type { Line } from "../../_quote/line/line";
import { palletName, productOf, vehicleName } from "../kit/goods";
import type { Answer } from "../kit/tool";
import type { cartonFields, CartonPlan, CartonProps, CartonReading } from "./carton-plan";

export interface CartonAnswer extends Answer<keyof typeof cartonFields> {
  /** Texts of a stack; undefined if no carton can be stacked. */
  readonly stacked?: ReturnType<typeof stackTexts>;
}

type Stacked = CartonPlan & {
  readonly [Key in "carton" | "pallet" | "stack"]-?: NonNullable<CartonPlan[Key]>;
};

const isStacked = (plan: CartonPlan): plan is Stacked => plan.stack !== undefined;

const twoDecimals = { maximumFractionDigits: 2 };

/** Formats the maximum load of a pallet as on its product page. */
function maxLoadText(t: CartonProps["t"], maxLoad: number): string {
  const brief = t("facts.maxKg.brief", { kg: figure(t.region, maxLoad) });
  return t("facts.maxKg.value", { brief, note: t("facts.maxKg.note") });
}

/** Formats a plan in the page's language. */
export function cartonAnswer(props: CartonProps, reading: CartonReading, plan: CartonPlan): CartonAnswer {
  const { t } = props;
  const open = { title: "", said: "", lines: [], missing: "l", rows: [], faulty: t("load.faulty") } as const;
  if (!isStacked(plan)) {
    const { misfit, pallet, limit } = plan;
    const misfitText =
      pallet &&
      misfit &&
      t(`cartons.misfit.${misfit.limit}`, {
        ...{ size: inMillimetres(pallet.length, pallet.depth), limit },
        free: Math.max(0, limit - pallet.height),
        max: maxLoadText(t, pallet.maxLoad ?? 0),
      });
    return { ...open, faults: misfit && { [misfit.field]: misfitText } };
  }
  const texts = stackTexts(props, reading, plan);
  const { load, trip } = plan.stack;
  const { q } = reading.values;
  const said = [
    `${texts.title}: ${texts.pieces} ${texts.onPallet}.`,
    ...[texts.limit, load.mass && `${texts.mass.term}: ${texts.mass.value}.`, texts.quantity, texts.trips],
  ];
  // The usual way to stand replaces an unknown one; the rest decides what is ordered.
  const isFaulty = reading.faults.some((name) => name !== "u");
  return {
    title: texts.title,
    said: said.filter(Boolean).join(" "),
    lines: isFaulty ? [] : [lineOfCartons(props, reading, plan)],
    pieces: palletsOf(plan, q),
    missing: "l",
    faulty: isFaulty ? t("load.faulty") : undefined,
    rows: [
      [texts.onPallet, load.pieces],
      [texts.height.term, load.totalHeight, "mm"],
      ...(load.mass ? [[texts.mass.term, load.mass, "kg"] as const] : []),
      ...(q ? [[t("cartons.fields.quantity"), q] as const] : []),
      [t("cartons.compare.perVehicle"), trip.pallets * load.pieces],
    ],
    stacked: texts,
  };
}

/** Returns the pallets for a number of cartons; without one, those in a vehicle. */
function palletsOf({ stack: { load, trip } }: Stacked, cartons: number | undefined): number {
  return cartons ? Math.ceil(cartons / load.pieces) : trip.pallets || 1;
}

/** Returns the quote list line of the pallets, with their purpose as note. */
function lineOfCartons({ t }: CartonProps, { values }: CartonReading, plan: Stacked): Line {
  const { carton, pallet, stack } = plan;
  const size = times(carton.length, carton.depth, carton.height);
  const pieces = palletsOf(plan, values.q);
  const product = productOf(values.p);
  // Plain spaces, because the list stores a note as if it had been typed.
  const note = lineText(
    t("cartons.note", { size, pieces: figure(t.region, stack.load.pieces) }),
    longest.note,
  );
  return product
    ? { kind: "product", product: product.id, pieces, note: note ?? "" }
    : { kind: "custom", pieces, size: [pallet.length, pallet.depth, pallet.height], note: note ?? "" };
}

/** Formats a stack of cartons, also for screen readers. */
function stackTexts(props: CartonProps, { values }: CartonReading, plan: Stacked) {
  const { t } = props;
  const { carton, pallet, stack, vehicle, limit } = plan;
  const { load, trip } = stack;
  const { q } = values;
  const number = (count: number) => figure(t.region, count);
  const size = inMillimetres(carton.length, carton.depth, carton.height);
  const name = palletName(props, values.p) ?? `${t("load.ownLabel")}, ${dimensionsOf(pallet)}`;
  const named = vehicleName(props, vehicle);
  const whole = t("cartons.result.layers", { perLayer: number(load.perLayer), layers: load.layers });
  const { full, rest } = inLoads(q ?? 0, load.pieces);
  const wholePallets = t("cartons.result.quantity", { quantity: q ?? 0, full });
  const needed = palletsOf(plan, q);
  const reason = load.mass === undefined ? "unweighed" : trip.isByPayload ? "byPayload" : "byPlaces";
  const { pallets } = trip;
  return {
    title: t("cartons.result.title", { pallet: name, size }),
    pieces: number(load.pieces),
    onPallet: t("cartons.result.onPallet", { pieces: load.pieces }),
    layers: load.rest ? t("cartons.result.started", { whole, rest: number(load.rest) }) : whole,
    proof: t(load.isProven ? "cartons.result.proven" : "cartons.result.open"),
    limit:
      load.limit === "height"
        ? t("cartons.result.byHeight", { limit, excess: load.excess })
        : t("cartons.result.byLoad", {
            max: maxLoadText(t, pallet.maxLoad ?? 0),
            excess: figure(t.region, load.excess, twoDecimals),
          }),
    quantity: q && (rest ? t("cartons.result.quantityRest", { whole: wholePallets, rest }) : wholePallets),
    trip: pallets
      ? `${t("cartons.result.trip", { vehicle: named, pallets, cartons: pallets * load.pieces })} (${t(`cartons.result.${reason}`, { payload: tonnes(t.region, vehicle.payload) })})`
      : t("cartons.result.tooHigh", { vehicle: named }),
    trips:
      q && pallets
        ? t("cartons.result.trips", { pallets: needed, trips: Math.ceil(needed / pallets) })
        : undefined,
    height: { term: t("cartons.facts.height"), value: inMillimetres(load.totalHeight) },
    mass: {
      term: t("cartons.facts.mass"),
      value:
        load.mass === undefined
          ? t("cartons.facts.unknownMass")
          : `${figure(t.region, load.mass, twoDecimals)}\u00a0kg`,
    },
    share: {
      term: t("cartons.facts.share"),
      value: figure(t.region, Math.floor(load.share * 1000) / 1000, {
        style: "percent",
        maximumFractionDigits: 1,
      }),
    },
    topAlt: t("cartons.drawing.topAlt", {
      perLayer: load.perLayer,
      turned: number(load.positions.filter(({ turned }) => turned).length),
    }),
    sideAlt: t("cartons.drawing.sideAlt", {
      layers: load.layers + (load.rest ? 1 : 0),
      height: load.totalHeight,
    }),
  };
}
