import type { Vehicle } from "../../_content/vehicles";
import { pathData, rectangle } from "../../_pallet/path-data";
import { betweenBodies } from "./stacks";

const floorThickness = 150;
/** Lower edge of the chassis rail, which is 120 mm high. */
const railEnd = floorThickness + 120;
/** The tyre covers the lower two thirds of the rail. */
const wheelRadius = 480;
const axle = floorThickness + 40 + wheelRadius;
const ground = axle + wheelRadius;

const rail = (from: number, to: number) =>
  rectangle(from, floorThickness, to - from, railEnd - floorThickness);

function circle(x: number, radius: number): string {
  return pathData`M${x - radius} ${axle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

const wheel = (x: number) => circle(x, wheelRadius) + circle(x, 270) + circle(x, 90);

function mudguard(x: number): string {
  const radius = wheelRadius + 60;
  const [side, rise] = [radius * Math.cos(Math.PI / 8), radius * Math.sin(Math.PI / 8)];
  return pathData`M${x - side} ${axle - rise}A${radius} ${radius} 0 0 1 ${x + side} ${axle - rise}`;
}

function support(x: number, top: number): string {
  return rectangle(x - 60, top, 120, ground - 60 - top) + rectangle(x - 170, ground - 60, 340, 60);
}

function underrideBar(length: number): string {
  return rectangle(length - 210, railEnd, 60, 330) + rectangle(length - 240, railEnd + 330, 120, 110);
}

function onWheels(length: number, railStart: number, axles: readonly number[]) {
  return {
    solid: rectangle(0, 0, length, floorThickness) + rail(railStart, length - 120) + underrideBar(length),
    lines: axles.map(mudguard).join(""),
    wheels: axles.map(wheel).join(""),
    depth: ground,
  };
}

/** A scheme: only the inside and the load are to scale. */
export function runningGear({ kind, length, bodies }: Vehicle) {
  switch (kind) {
    case "container": {
      const corner = (x: number) => rectangle(x, 0, 180, floorThickness);
      return { solid: corner(0) + corner(length - 180), lines: "", wheels: "", depth: floorThickness };
    }
    case "swapBody": {
      const solid = rectangle(0, 0, length, floorThickness);
      const lines = support(1300, floorThickness) + support(length - 1300, floorThickness);
      return { solid, lines, wheels: "", depth: ground };
    }
    case "trailer": {
      const gear = onWheels(
        length,
        700,
        [3700, 2390, 1080].map((behind) => length - behind),
      );
      return { ...gear, lines: support(3100, railEnd) + gear.lines };
    }
    case "roadTrain":
    case "lorry":
      return onWheels(length, 200, bodies > 1 ? [1500, length - 1500] : [1400, length - 1900]);
  }
}

/** From the end of one floor, as path data. */
export function towBar({ kind }: Vehicle): string {
  return kind === "roadTrain" ? pathData`M-120 ${railEnd - 60}h${betweenBodies + 320}` : "";
}
