import { useLocale, useTranslations } from "next-intl";

import type { PalletGeometry } from "../../../_content/products";
import type { Vehicle, VehicleId } from "../../../_content/vehicles";
import { figure } from "../../../_i18n/figures";
import {
  bodyStarts,
  drawnLength,
  stackOutlines,
  stacksFromAbove,
} from "../../../_features/load/drawing/stacks";
import type { FullLoad } from "../../../_features/load/full-load";
import { PalletDrawing } from "../../../_features/pallet/pallet-drawing";
import { pathData, rectangle } from "../../../_features/pallet/path-data";

interface LoadOutlinesProps {
  vehicle: Vehicle & { id: VehicleId };
  pallet: PalletGeometry;
  load: FullLoad;
}

/** A full load from above and from the side, its stacks as outlines: there are many of them on one page. */
export function LoadOutlines({ vehicle, pallet, load }: LoadOutlinesProps) {
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
