import { inMillimetres } from "../_i18n/figures";

/** A lorry, trailer, swap body or container. Lengths in mm, of the inside of one body; nominal sizes. */
export interface Vehicle {
  /** Names it in addresses and words. */
  readonly id: string;
  readonly group: "road" | "swap" | "container";
  /** What a full one is called: `load.fullLoads`. */
  readonly kind: "trailer" | "roadTrain" | "lorry" | "swapBody" | "container";
  /** Load floors of the same size that it has. */
  readonly bodies: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** The door a stack has to pass, where it can't be loaded from the side. */
  readonly door?: number;
  /** What it typically carries, kg: a value for planning, its papers decide. */
  readonly payload: number;
}

/** The inside of a vehicle as it is written: "13600 × 2480 × 2650 mm", of several bodies "2× 7700 × 2480 × 2650 mm". */
export function insideOf({ bodies, length, width, height }: Vehicle): string {
  return (bodies > 1 ? `${bodies}\u00a0× ` : "") + inMillimetres(length, width, height);
}

/**
 * The vehicles and containers that loads are planned for, in the order in which they are listed. Containers as in the
 * World Shipping Council's table of dry cargo, with usual tares; trailers and swap bodies as builders and hauliers give
 * them (the 34th EUR pallet needs 13,620 mm).
 */
export const vehicles = [
  {
    id: "semi",
    group: "road",
    kind: "trailer",
    bodies: 1,
    length: 13_600,
    width: 2480,
    height: 2650,
    payload: 24_000,
  },
  {
    id: "mega",
    group: "road",
    kind: "trailer",
    bodies: 1,
    length: 13_600,
    width: 2480,
    height: 3000,
    payload: 24_000,
  },
  {
    id: "reefer",
    group: "road",
    kind: "trailer",
    bodies: 1,
    length: 13_310,
    width: 2460,
    height: 2600,
    door: 2600,
    payload: 22_000,
  },
  {
    id: "tandem",
    group: "road",
    kind: "roadTrain",
    bodies: 2,
    length: 7700,
    width: 2480,
    height: 3000,
    payload: 24_000,
  },
  {
    id: "solo",
    group: "road",
    kind: "lorry",
    bodies: 1,
    length: 7300,
    width: 2450,
    height: 2500,
    payload: 9000,
  },
  {
    id: "c715",
    group: "swap",
    kind: "swapBody",
    bodies: 1,
    length: 7090,
    width: 2440,
    height: 2450,
    payload: 13_000,
  },
  {
    id: "c745",
    group: "swap",
    kind: "swapBody",
    bodies: 1,
    length: 7300,
    width: 2440,
    height: 2450,
    payload: 13_000,
  },
  {
    id: "c782",
    group: "swap",
    kind: "swapBody",
    bodies: 1,
    length: 7700,
    width: 2480,
    height: 2450,
    payload: 13_000,
  },
  {
    id: "ft20",
    group: "container",
    kind: "container",
    bodies: 1,
    length: 5896,
    width: 2350,
    height: 2393,
    door: 2274,
    payload: 28_100,
  },
  {
    id: "ft40",
    group: "container",
    kind: "container",
    bodies: 1,
    length: 12_032,
    width: 2350,
    height: 2392,
    door: 2274,
    payload: 26_500,
  },
  {
    id: "ft40hc",
    group: "container",
    kind: "container",
    bodies: 1,
    length: 12_032,
    width: 2350,
    height: 2697,
    door: 2577,
    payload: 26_300,
  },
  {
    id: "ft45pw",
    group: "container",
    kind: "container",
    bodies: 1,
    length: 13_556,
    width: 2444,
    height: 2695,
    door: 2580,
    payload: 27_000,
  },
  {
    id: "ft45hc",
    group: "container",
    kind: "container",
    bodies: 1,
    length: 13_556,
    width: 2347,
    height: 2696,
    door: 2584,
    payload: 27_000,
  },
] as const satisfies readonly Vehicle[];

export type VehicleId = (typeof vehicles)[number]["id"];

export function vehicleById(id: VehicleId): Vehicle {
  return vehicles.find((vehicle) => vehicle.id === id) as Vehicle;
}

/** The vehicle that loads are given for where there is space for one only. */
export const usualVehicle = vehicles[0];
