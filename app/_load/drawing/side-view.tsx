import type { ReactNode } from "react";

import type { PalletGeometry } from "../../_content/products";
import type { Vehicle } from "../../_content/vehicles";
import { PalletDrawing, PalletView } from "../../_pallet/pallet-drawing";
import { pathData, rectangle } from "../../_pallet/path-data";
import type { FullLoad } from "../full-load";
import { rectangleOf } from "../packing/pack-floor";
import { runningGear, towBar } from "./running-gear";
import {
  besideFloor,
  bodyStarts,
  drawnLength,
  piecesByPosition,
  type SeenStack,
  shareOfWidth,
  stacksFromSide,
} from "./stacks";
import "./side-view.css";

const margin = 60;

interface SideSheetProps {
  vehicle: Vehicle;
  className?: string;
  label?: string | undefined;
  /** Draws above the floor. */
  onFloor: (body: number) => ReactNode;
  children?: ReactNode;
}

/** Front wall on the left; in mm. */
export function SideSheet({ vehicle, className = "", label, onFloor, children }: SideSheetProps) {
  const { length, height } = vehicle;
  const gear = runningGear(vehicle);
  const sheet = [
    -margin,
    -height - margin,
    drawnLength(vehicle) + besideFloor,
    height + gear.depth + 2 * margin,
  ];
  return (
    <PalletDrawing
      className={`side-view ${className}`}
      viewBox={sheet.join(" ")}
      width={shareOfWidth(vehicle)}
      label={label}
    >
      {children}
      {vehicle.bodies > 1 && <path transform={`translate(${length})`} d={towBar(vehicle)} />}
      {bodyStarts(vehicle).map((start, body) => (
        <g key={start} transform={`translate(${start})`}>
          <path d={pathData`M0 0V${-height}H${length}V0`} />
          <path className="side-view__floor" d={gear.solid} />
          {gear.lines && <path d={gear.lines} />}
          {gear.wheels && <path className="side-view__wheel" d={gear.wheels} />}
          {onFloor(body)}
        </g>
      ))}
    </PalletDrawing>
  );
}

interface SideViewProps {
  vehicle: Vehicle;
  pallet: PalletGeometry;
  load: FullLoad;
  /** By default those of all places. */
  pieces?: number;
  /** Unique in a page. */
  name: string;
  /** Omitted if the text beside it says the same. */
  label?: string;
}

const sideOf = ({ position }: SeenStack) => (position.turned ? "shortSide" : "longSide");

const kindOf = (stack: SeenStack) => `${sideOf(stack)}-${stack.pieces}`;

const layersOf = ({ pieces }: SeenStack, length: number, height: number) =>
  Array.from({ length: pieces }, (_, layer) => `M0 ${-(layer + 1) * height}h${length}`).join("");

/** Draws a vehicle with stacks of one pallet from its side. */
export function SideView({ name, vehicle, pallet, load, pieces = load.pieces, label }: SideViewProps) {
  const { positions, perStack } = load;
  const bodies = bodyStarts(vehicle).map((_, body) => {
    const loaded = pieces - body * positions.length * perStack;
    return stacksFromSide(positions, piecesByPosition(positions, perStack, loaded));
  });
  const kinds = new Map(bodies.flat().map((stack) => [kindOf(stack), stack]));
  return (
    <SideSheet
      vehicle={vehicle}
      label={label}
      onFloor={(body) =>
        bodies[body]?.map((stack) => (
          <use
            key={`${stack.position.x} ${stack.position.turned}`}
            href={`#${name}-${kindOf(stack)}`}
            x={stack.position.x}
          />
        ))
      }
    >
      <defs>
        {/* Each kind of stack is drawn once. Selectors with classes outside of `<use>` do not match inside. */}
        {[...kinds].map(([kind, stack]) => {
          const stackLength = rectangleOf(stack.position, pallet).width;
          const stackHeight = stack.pieces * pallet.height;
          return (
            <g key={kind} id={`${name}-${kind}`} className="pallet-drawing">
              <path className="side-view__stack" d={rectangle(0, -stackHeight, stackLength, stackHeight)} />
              <path className="side-view__layers" d={layersOf(stack, stackLength, pallet.height)} />
              <g className="side-view__pallets" transform={`translate(0 ${-pallet.height})`}>
                <PalletView geometry={pallet} view={sideOf(stack)} pieces={stack.pieces} />
              </g>
            </g>
          );
        })}
      </defs>
    </SideSheet>
  );
}
