import { dimensionsOf } from "../../_content/products";
import { figure, inMillimetres, times, tonnes } from "../../_i18n/figures";
import { lineText, longest } from "../../_lib/read-text";
import { tripOf } from "../../_load/cartons";
import { inLoads } from "../../_load/full-load";
import type { Line } from "../../_quote/line/line";
import { maxLoadText } from "./carton-form";
import type { CartonPartProps, StackedPlan } from "./carton-messages";

/** Returns the texts of a stack of cartons, also for screen readers, and its quote list line. */
export function cartonReport(props: CartonPartProps, plan: StackedPlan) {
  const { t, pallets, vehicles } = props;
  const { carton, pallet, load, vehicle, limit, quantity, productId } = plan;
  const size = times(carton.length, carton.depth, carton.height);
  const number = (count: number) => figure(t.region, count);
  const product = pallets.find(({ id }) => id === productId);
  const palletName = product?.name ?? `${t("load.ownLabel")}, ${dimensionsOf(pallet)}`;
  const vehicleName = vehicles.find(({ id }) => id === vehicle.id)?.name ?? "";
  const whole = t("cartons.result.layers", { perLayer: number(load.perLayer), layers: load.layers });
  const trip = tripOf(vehicle, pallet, load);
  const { full, rest } = inLoads(quantity ?? 0, load.pieces);
  const wholePallets = t("cartons.result.quantity", { quantity: quantity ?? 0, full });
  const needed = full + (rest ? 1 : 0);
  const asked = quantity ? needed : trip.pallets || 1;
  // Plain spaces, because the list stores a note as if it had been typed.
  const note = lineText(t("cartons.note", { size, pieces: number(load.pieces) }), longest.note) ?? "";
  const line: Line = product
    ? { kind: "product", product: product.id, pieces: asked, note }
    : { kind: "custom", pieces: asked, size: [pallet.length, pallet.depth, pallet.height], note };
  const reason = load.mass === undefined ? "unweighed" : trip.isByPayload ? "byPayload" : "byPlaces";
  return {
    title: t("cartons.result.title", { pallet: palletName, size: `${size}\u00a0mm` }),
    pieces: number(load.pieces),
    onPallet: t("cartons.result.onPallet", { pieces: load.pieces }),
    layers: load.rest ? t("cartons.result.started", { whole, rest: number(load.rest) }) : whole,
    proof: t(load.isProven ? "cartons.result.proven" : "cartons.result.open"),
    limit:
      load.limit === "height"
        ? t("cartons.result.byHeight", { limit, excess: load.excess })
        : t("cartons.result.byLoad", {
            max: maxLoadText(props, pallet.maxLoad ?? 0),
            excess: figure(t.region, load.excess, { maximumFractionDigits: 2 }),
          }),
    quantity:
      quantity && (rest ? t("cartons.result.quantityRest", { whole: wholePallets, rest }) : wholePallets),
    trip: trip.pallets
      ? `${t("cartons.result.trip", { vehicle: vehicleName, pallets: trip.pallets, cartons: trip.pallets * load.pieces })} (${t(`cartons.result.${reason}`, { payload: tonnes(t.region, vehicle.payload) })})`
      : t("cartons.result.tooHigh", { vehicle: vehicleName }),
    trips:
      quantity && trip.pallets
        ? t("cartons.result.trips", { pallets: needed, trips: Math.ceil(needed / trip.pallets) })
        : undefined,
    facts: [
      { term: t("cartons.facts.height"), value: inMillimetres(load.totalHeight) },
      {
        term: t("cartons.facts.mass"),
        value:
          load.mass === undefined
            ? t("cartons.facts.unknownMass")
            : `${figure(t.region, load.mass, { maximumFractionDigits: 2 })}\u00a0kg`,
      },
      {
        term: t("cartons.facts.share"),
        value: figure(t.region, Math.floor(load.share * 1000) / 1000, {
          style: "percent",
          maximumFractionDigits: 1,
        }),
      },
    ],
    topAlt: t("cartons.drawing.topAlt", {
      perLayer: load.perLayer,
      turned: number(load.positions.filter(({ turned }) => turned).length),
    }),
    sideAlt: t("cartons.drawing.sideAlt", {
      layers: load.layers + (load.rest ? 1 : 0),
      height: load.totalHeight,
    }),
    add: t("cartons.add", { pallets: asked }),
    line,
  };
}
