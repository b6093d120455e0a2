import type { PalletGeometry } from "../../../_content/products";
import type { Vehicle } from "../../../_content/vehicles";
import { LongSide, ShortSide } from "../../pallet/elevations";
import { PalletDrawing } from "../../pallet/pallet-drawing";
import { pathData, rectangle } from "../../pallet/path-data";
import type { Place } from "../packing/pack-floor";
import { bodyStarts, drawnLength, lengthOf, piecesByPlace, stacksFromSide } from "./stacks";
import "./side-view.css";

/** Floor of a body, mm. */
const floorThickness = 150;

/** What a body of each kind stands on, its length in mm: path data of what is an outline, undefined for corner castings. */
const outlines: Readonly<Record<Vehicle["kind"], ((length: number) => string) | undefined>> = {
  container: undefined,
  swapBody: (length) => leg(1300) + leg(length - 1300),
  trailer: (length) => leg(3100) + [3700, 2390, 1080].map((behind) => wheel(length - behind)).join(""),
  roadTrain: twoAxles,
  lorry: twoAxles,
};

/** How far below the load floor a vehicle reaches on its drawing, mm. */
function gearDepth({ kind }: Vehicle): number {
  return outlines[kind] ? 1150 : 210;
}

/**
 * What a body stands on, below its load floor: a scheme, to distinguish a trailer from a container. Only
 * inside and load are drawn to scale.
 *
 * @returns path data of what is solid and of what is an outline; origin in the front corner of the floor
 */
function runningGear({ kind, length }: Vehicle): { readonly solid: string; readonly outline: string } {
  const outline = outlines[kind];
  if (!outline) {
    const corner = (x: number) => rectangle(x, 0, 180, floorThickness);
    return { solid: corner(0) + corner(length - 180), outline: "" };
  }
  return { solid: rectangle(0, 0, length, floorThickness), outline: outline(length) };
}

function twoAxles(length: number): string {
  return wheel(1400) + wheel(length - 1900);
}

function leg(x: number): string {
  return pathData`M${x} ${floorThickness}v800m-150 0h300`;
}

function wheel(x: number): string {
  const circle = (radius: number) =>
    pathData`M${x - radius} 640a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  return circle(480) + circle(215);
}

interface SideViewProps {
  vehicle: Vehicle;
  pallet: PalletGeometry;
  places: readonly Place[];
  perStack: number;
  /** How many pieces are loaded: from the front wall, body after body. */
  pieces: number;
  /** Distinguishes the drawings of one page. */
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
