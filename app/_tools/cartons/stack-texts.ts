import { figure, inMillimetres, tonnes } from "../../_i18n/figures";
import type { CartonLoad } from "../../_load/cartons";
import { inLoads } from "../../_load/full-load";
import { palletName, vehicleName } from "../kit/goods";
import type { CartonProps, CartonReading } from "./carton-fields";
import type { CartonPlan, CartonRow } from "./carton-plan";

/** As on the product's page. */
export function maxLoadText(t: CartonProps["t"], maxLoad = 0): string {
  const brief = t("facts.maxKg.brief", { kg: figure(t.region, maxLoad) });
  return t("facts.maxKg.value", { brief, note: t("facts.maxKg.note") });
}

/** Formats a stack of cartons, also for screen readers. */
export function stackTexts(
  props: CartonProps,
  { values: { pieces: cartons } }: CartonReading,
  { carton, vehicle, limit }: CartonPlan,
  { id, pallet, product, perTrip, isByPayload }: CartonRow,
  load: CartonLoad,
) {
  const { t } = props;
  const number = (count: number, digits = 0) => figure(t.region, count, { maximumFractionDigits: digits });
  const size = carton ? inMillimetres(carton.length, carton.depth, carton.height) : "";
  const name = palletName(props, id, pallet);
  const named = vehicleName(props, vehicle);
  const layers = t("cartons.result.layers", { perLayer: number(load.perLayer), layers: load.layers });
  const { full, rest } = inLoads(cartons ?? 0, load.pieces);
  const whole = t("cartons.result.quantity", { quantity: cartons ?? 0, full });
  const reason = load.mass === undefined ? "unweighed" : isByPayload ? "byPayload" : "byPlaces";
  const decides =
    load.limit === "height"
      ? t("cartons.result.byHeight", { limit, excess: load.excess })
      : t("cartons.result.byLoad", { max: maxLoadText(t, product?.maxLoad), excess: number(load.excess, 2) });
  const [above, aside] = [
    `${t("cartons.drawing.top")}, ${inMillimetres(pallet.length, pallet.depth)}`,
    `${t("cartons.drawing.side")}, ${inMillimetres(pallet.length, load.totalHeight)}`,
  ];
  return {
    title: t("cartons.result.title", { pallet: name, size }),
    pieces: `${number(load.pieces)} ${t("cartons.result.onPallet", { pieces: load.pieces })}`,
    limit: `${decides} ${t(load.isProven ? "cartons.result.proven" : "cartons.result.open")}`,
    quantity: cartons && (rest ? t("cartons.result.quantityRest", { whole, rest }) : whole),
    trip: perTrip
      ? `${t("cartons.result.trip", { vehicle: named, pallets: perTrip, cartons: perTrip * load.pieces })} (${t(`cartons.result.${reason}`, { payload: tonnes(t.region, vehicle.payload) })})`
      : t("cartons.result.tooHigh", { vehicle: named }),
    facts: [
      {
        term: t("cartons.facts.layer"),
        value: load.rest ? t("cartons.result.started", { whole: layers, rest: number(load.rest) }) : layers,
      },
      {
        term: t("cartons.facts.height"),
        value: load.totalHeight,
        unit: "mm",
        shown: inMillimetres(load.totalHeight),
      },
      ...(load.mass === undefined ? [] : [{ term: t("cartons.facts.mass"), value: load.mass, unit: "kg" }]),
      ...(load.share === 1
        ? []
        : [
            {
              term: t("cartons.facts.share"),
              value: figure(t.region, Math.floor(load.share * 1000) / 1000, {
                style: "percent",
                maximumFractionDigits: 1,
              }),
            },
          ]),
    ],
    above,
    aside,
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
