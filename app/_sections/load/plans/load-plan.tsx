import { useLocale, useTranslations } from "next-intl";

import type { PalletGeometry, Product } from "../../../_content/products";
import type { Vehicle, VehicleId } from "../../../_content/vehicles";
import { figure, tonnes } from "../../../_i18n/figures";
import { type FullLoad, fullLoad } from "../../../_features/load/full-load";
import {
  bodyStarts,
  drawnLength,
  stackOutlines,
  stacksFromAbove,
} from "../../../_features/load/drawing/stacks";
import { PalletDrawing } from "../../../_features/pallet/pallet-drawing";
import { pathData, rectangle } from "../../../_features/pallet/path-data";

interface LoadOutlinesProps {
  vehicle: Vehicle & { id: VehicleId };
  pallet: PalletGeometry;
  load: FullLoad;
}

/** A full load from above and from the side, its stacks as outlines: there are many of them on one page. */
function LoadOutlines({ vehicle, pallet, load }: LoadOutlinesProps) {
  const locale = useLocale();
  const t = useTranslations("load");
  const { places, stacks, along, stackHeight, usable } = load;
  const { length, width, height } = vehicle;
  const end = drawnLength(vehicle) + 120;
  const inBodies = (path: string) =>
    bodyStarts(vehicle).map((start) => (
      <path key={start} transform={start ? `translate(${start})` : undefined} d={path} />
    ));
  return (
    <>
      <PalletDrawing
        viewBox={`-60 -60 ${end} ${width + 120}`}
        label={t("drawing.topAlt", {
          vehicle: t(`vehicles.${vehicle.id}.name`),
          stacks,
          along: figure(locale, along),
          across: figure(locale, stacks - along),
        })}
      >
        {inBodies(rectangle(0, 0, length, width))}
        <g className="load-plans__stacks">{inBodies(stacksFromAbove(places, pallet))}</g>
      </PalletDrawing>
      <PalletDrawing
        viewBox={`-60 ${-height - 60} ${end} ${height + 120}`}
        label={t("drawing.sideAlt", {
          perStack: figure(locale, load.perStack),
          stackHeight: String(stackHeight),
          left: String(usable - stackHeight),
        })}
      >
        <g className="load-plans__stacks">{inBodies(stackOutlines(places, pallet, stackHeight))}</g>
        {inBodies(pathData`M0 0V${-height}H${length}V0z`)}
      </PalletDrawing>
    </>
  );
}

interface LoadPlanProps {
  vehicle: Vehicle & { id: VehicleId };
  product: Product;
}

/** One full load: its formula, its stack, its mass, its stacks from above and from the side. */
export function LoadPlan({ vehicle, product }: LoadPlanProps) {
  const words = useTranslations();
  const load = fullLoad(vehicle, product.geometry);
  return (
    <figure className="load-plans__plan" id={`${vehicle.id}-${product.id}`}>
      <figcaption>
        <h3>{words(product.name)}</h3>
        <PlanSentences vehicle={vehicle} product={product} load={load} />
      </figcaption>
      <LoadOutlines vehicle={vehicle} pallet={product.geometry} load={load} />
    </figure>
  );
}

function PlanSentences({ vehicle, product: { geometry }, load }: LoadPlanProps & { load: FullLoad }) {
  const locale = useLocale();
  const t = useTranslations("load");
  const { stacks, inRows, stackHeight, usable } = load;
  const [perStack, pieces] = [figure(locale, load.perStack), figure(locale, load.pieces)];
  const payload = tonnes(locale, vehicle.payload);
  const heights = { height: geometry.height, stackHeight, usable };
  return (
    <>
      <p className="load-plans__formula">{t("formula.pieces", { stacks, perStack, pieces })}</p>
      {inRows < stacks && (
        <p>{t("result.inRows", { stacks: figure(locale, stacks), rows: figure(locale, inRows) })}</p>
      )}
      <p>{t("formula.stack", { perStack, ...asText(heights) })}</p>
      <p>
        {t("formula.mass", {
          pieces,
          mass: figure(locale, geometry.mass),
          total: tonnes(locale, load.mass),
          payload,
        })}
      </p>
      {load.isTooHeavy && <p>{t("result.overPayload", { payload })}</p>}
    </>
  );
}

/** Lengths in mm never get a thousands separator. */
function asText<Name extends string>(lengths: Readonly<Record<Name, number>>): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<number>(lengths).map(([name, length]) => [name, String(length)]),
  ) as Record<Name, string>;
}
