import type { ReactNode } from "react";

import type { PalletGeometry } from "../../_content/products";
import type { Vehicle } from "../../_content/vehicles";
import { Measures } from "../../_pallet/measures";
import { horizontalMeasure, verticalMeasure } from "../../_pallet/measure-lines";
import { PalletDrawing, PalletView } from "../../_pallet/pallet-drawing";
import { rectangle } from "../../_pallet/path-data";
import type { Position } from "../packing/pack-floor";
import { besideFloor, bodyStarts, drawnLength, shareOfWidth } from "./stacks";
import "./floor-plan.css";

interface FloorSheetProps {
  vehicle: Vehicle;
  className: string;
  label: string;
  /** In mm from the front. */
  lengths: readonly { readonly from: number; readonly to: number; readonly figure: string }[];
  onFloor: (body: number) => ReactNode;
  children?: ReactNode;
}

/** Dimension lines are larger by this factor than on a pallet's sheet. */
const scale = 5;

/** Space before and above the floor, mm. */
const margin = 60;

/** Draws the floors from above, front wall on the left; in mm. */
export function FloorSheet({ vehicle, className, label, lengths, onFloor, children }: FloorSheetProps) {
  const { length, width } = vehicle;
  const end = drawnLength(vehicle);
  const sheet = [-margin, -margin, end + besideFloor, width + besideFloor];
  const below = { at: width / scale + 60, witnessFrom: width / scale, offset: 46 };
  return (
    <PalletDrawing
      className={className}
      viewBox={sheet.join(" ")}
      width={shareOfWidth(vehicle)}
      label={label}
    >
      {children}
      {bodyStarts(vehicle).map((start, body) => (
        <g key={start} transform={start ? `translate(${start})` : undefined}>
          <path className="floor-plan__floor" d={rectangle(0, 0, length, width)} />
          {onFloor(body)}
        </g>
      ))}
      <g className="floor-plan__measures" transform={`scale(${scale})`}>
        <Measures
          measures={[
            ...lengths.map(({ from, to, figure }) =>
              horizontalMeasure({ ...below, from: from / scale, to: to / scale, figure }),
            ),
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

interface FloorPlanProps extends Pick<FloorSheetProps, "vehicle" | "label"> {
  pallet: PalletGeometry;
  positions: readonly Position[];
}

export function FloorPlan({ vehicle, pallet, positions, label }: FloorPlanProps) {
  const { length } = vehicle;
  return (
    <FloorSheet
      className="floor-plan"
      vehicle={vehicle}
      label={label}
      lengths={[{ from: 0, to: length, figure: String(length) }]}
      onFloor={() =>
        positions.map(({ x, y, turned }) => (
          <use
            key={`${x} ${y}`}
            href="#floor-plan-deck"
            transform={`translate(${x} ${y})${turned ? `rotate(90)translate(0 ${-pallet.depth})` : ""}`}
          />
        ))
      }
    >
      <defs>
        {/* Selectors with classes outside of `<use>` do not match inside of it. */}
        <g id="floor-plan-deck" className="pallet-drawing floor-plan">
          <PalletView view="topView" geometry={pallet} />
          <path className="floor-plan__stack" d={rectangle(0, 0, pallet.length, pallet.depth)} />
        </g>
      </defs>
    </FloorSheet>
  );
}
