import type { PalletGeometry } from "../../../_content/products";
import type { Vehicle } from "../../../_content/vehicles";
import { LongSide, ShortSide } from "../../pallet/elevations";
import { PalletDrawing } from "../../pallet/pallet-drawing";
import { pathData, rectangle } from "../../pallet/path-data";
import type { Place } from "../packing/pack-floor";
import { gearDepth, runningGear } from "./running-gear";
import { bodyStarts, drawnLength, lengthOf, piecesByPlace, stacksFromSide } from "./stacks";
import "./side-view.css";

interface SideViewProps {
  vehicle: Vehicle;
  pallet: PalletGeometry;
  places: readonly Place[];
  perStack: number;
  /** How many pieces are loaded: from the front wall, body after body. */
  pieces: number;
  /** Tells the drawings of one page apart. */
  name: string;
  /** Accessible name. Without one the words beside it say the same. */
  label?: string;
}

/** A vehicle from its side with its stacks; inside and pallets are to scale. One SVG unit is one mm. */
export function SideView({ name, vehicle, pallet, places, perStack, pieces, label }: SideViewProps) {
  const { length, height } = vehicle;
  const gear = runningGear(vehicle);
  const sheet = [-60, -height - 60, drawnLength(vehicle) + 680, height + gearDepth(vehicle) + 60];
  return (
    <PalletDrawing className="side-view" viewBox={sheet.join(" ")} label={label}>
      <defs>
        {/* Styles do not reach into what is used from outside of it. */}
        <g id={`${name}-long`} className="pallet-drawing side-view__pallet">
          <LongSide geometry={pallet} />
        </g>
        <g id={`${name}-short`} className="pallet-drawing side-view__pallet">
          <ShortSide geometry={pallet} />
        </g>
      </defs>
      {bodyStarts(vehicle).map((start, body) => {
        const loaded = pieces - body * places.length * perStack;
        return (
          <g key={start} transform={`translate(${start})`}>
            <path className="side-view__body" d={pathData`M0 0V${-height}H${length}V0`} />
            <path className="side-view__floor" d={gear.solid} />
            {gear.outline && <path d={gear.outline} />}
            {stacksFromSide(places, piecesByPlace(places, perStack, loaded)).map(({ place, pieces }) => (
              <g key={`${place.x} ${place.turned}`} transform={`translate(${place.x})`}>
                <path
                  className="side-view__stack"
                  d={rectangle(0, -pieces * pallet.height, lengthOf(place, pallet), pieces * pallet.height)}
                />
                {Array.from({ length: pieces }, (_, level) => (
                  <use
                    key={level}
                    href={`#${name}-${place.turned ? "short" : "long"}`}
                    y={-(level + 1) * pallet.height}
                  />
                ))}
              </g>
            ))}
          </g>
        );
      })}
    </PalletDrawing>
  );
}
