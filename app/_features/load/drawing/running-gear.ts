import type { Vehicle } from "../../../_content/vehicles";
import { pathData, rectangle } from "../../pallet/path-data";

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
export function gearDepth({ kind }: Vehicle): number {
  return outlines[kind] ? 1150 : 210;
}

/**
 * What a body stands on, below its load floor: a scheme, to tell a trailer from a container. Only inside and load are
 * drawn to scale.
 *
 * @returns path data of what is solid and of what is an outline; origin in the front corner of the floor
 */
export function runningGear({ kind, length }: Vehicle): { readonly solid: string; readonly outline: string } {
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
