import type { PalletGeometry } from "../../_content/products";
import type { Vehicle } from "../../_content/vehicles";
import { horizontalMeasure, Measures, verticalMeasure } from "../../_pallet/measures";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { rectangle } from "../../_pallet/path-data";
import { Deck } from "../../_pallet/pallet-views";
import type { Place } from "../packing/pack-floor";
import { besideFloor, bodyStarts, drawnLength, shareOfWidth } from "./stacks";
import "./floor-plan.css";

interface FloorPlanProps {
  vehicle: Vehicle;
  pallet: PalletGeometry;
  places: readonly Place[];
  /** Accessible name: vehicle and counts. */
  label: string;
}

/** Dimension lines are drawn so many times as large as on the sheet of a pallet. */
const scale = 5;

/** Before and above the floor, mm. */
const margin = 60;

/** The floors of a vehicle from above with all their stacks, front wall on the left. One SVG unit is one mm. */
export function FloorPlan({ vehicle, pallet, places, label }: FloorPlanProps) {
  const { length, width } = vehicle;
  const end = drawnLength(vehicle);
  const sheet = [-margin, -margin, end + besideFloor, width + besideFloor];
  return (
    <PalletDrawing
      className="floor-plan"
      viewBox={sheet.join(" ")}
      width={shareOfWidth(vehicle)}
      label={label}
    >
      <defs>
        {/* Styles do not reach into what is used from outside of it. */}
        <g id="floor-plan-deck" className="pallet-drawing floor-plan">
          <Deck geometry={pallet} />
          <path className="floor-plan__stack" d={rectangle(0, 0, pallet.length, pallet.depth)} />
        </g>
      </defs>
      {bodyStarts(vehicle).map((start) => (
        <g key={start} transform={`translate(${start})`}>
          <path className="floor-plan__floor" d={rectangle(0, 0, length, width)} />
          {places.map(({ x, y, turned }) => (
            <use
              key={`${x} ${y}`}
              href="#floor-plan-deck"
              transform={`translate(${x} ${y})${turned ? `rotate(90)translate(0 ${-pallet.depth})` : ""}`}
            />
          ))}
        </g>
      ))}
      <g className="floor-plan__measures" transform={`scale(${scale})`}>
        <Measures
          measures={[
            horizontalMeasure({
              from: 0,
              to: length / scale,
              at: width / scale + 60,
              witnessFrom: width / scale,
              offset: 46,
              figure: String(length),
            }),
            verticalMeasure({
              from: 0,
              to: width / scale,
              at: end / scale + 50,
              witnessFrom: end / scale,
              figure: String(width),
            }),
          ]}
        />
      </g>
    </PalletDrawing>
  );
}
