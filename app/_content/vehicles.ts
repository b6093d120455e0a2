import { inMillimetres } from "../_i18n/figures";
import { usualVehicleId } from "./usual-vehicle";

/** A lorry, trailer, swap body or container. Nominal inside dimensions of one body in mm. */
export interface Vehicle {
  /** Key in addresses and messages. */
  readonly id: string;
  readonly group: "road" | "swap" | "container";
  /** Key of a full vehicle's name in `load.fullLoads`. */
  readonly kind: "trailer" | "roadTrain" | "lorry" | "swapBody" | "container";
  /** Number of load floors, all of the same size. */
  readonly bodies: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Door height in mm. Only for vehicles that can't be loaded from the side. */
  readonly door?: number;
  /** Typical payload in kg, for planning. The vehicle's papers decide. */
  readonly payload: number;
}

/** Formats the inside dimensions: "13600 × 2480 × 2650 mm", or "2× 7700 × 2480 × 2650 mm" for two bodies. */
export function insideOf({ bodies, length, width, height }: Vehicle): string {
  return (bodies > 1 ? `${bodies}\u00a0× ` : "") + inMillimetres(length, width, height);
}

/** A usual vehicle on the road. */
const road = { group: "road", kind: "trailer", bodies: 1 } as const;
const swapBody = { group: "swap", kind: "swapBody", bodies: 1 } as const;
const container = { group: "container", kind: "container", bodies: 1 } as const;

/**
 * Vehicles of the load planner, in list order. Containers follow the World Shipping Council's table of dry
 * cargo, with usual tares. Trailers and swap bodies follow builders and hauliers (the 34th EUR pallet needs
 * 13,620 mm).
 */
// Unconfirmed (should): the planner promises the final load plan with the quote: say whether the plan is binding
export const vehicles = [
  { ...road, id: usualVehicleId, length: 13_600, width: 2480, height: 2650, payload: 24_000 },
  { ...road, id: "mega", length: 13_600, width: 2480, height: 3000, payload: 24_000 },
  { ...road, id: "reefer", length: 13_310, width: 2460, height: 2600, door: 2600, payload: 22_000 },
  {
    ...road,
    id: "tandem",
    kind: "roadTrain",
    bodies: 2,
    length: 7700,
    width: 2480,
    height: 3000,
    payload: 24_000,
  },
  { ...road, id: "solo", kind: "lorry", length: 7300, width: 2450, height: 2500, payload: 9000 },
  { ...swapBody, id: "c715", length: 7090, width: 2440, height: 2450, payload: 13_000 },
  { ...swapBody, id: "c745", length: 7300, width: 2440, height: 2450, payload: 13_000 },
  { ...swapBody, id: "c782", length: 7700, width: 2480, height: 2450, payload: 13_000 },
  { ...container, id: "ft20", length: 5896, width: 2350, height: 2393, door: 2274, payload: 28_100 },
  { ...container, id: "ft40", length: 12_032, width: 2350, height: 2392, door: 2274, payload: 26_500 },
  { ...container, id: "ft40hc", length: 12_032, width: 2350, height: 2697, door: 2577, payload: 26_300 },
  { ...container, id: "ft45pw", length: 13_556, width: 2444, height: 2695, door: 2580, payload: 27_000 },
  { ...container, id: "ft45hc", length: 13_556, width: 2347, height: 2696, door: 2584, payload: 27_000 },
] as const satisfies readonly Vehicle[];

export type VehicleId = (typeof vehicles)[number]["id"];

/** Returns the groups of vehicles, or their names, in the order of their first vehicles. */
export function groupsOf<Group>(vehicles: readonly { readonly group: Group }[]): Group[] {
  return [...new Set(vehicles.map(({ group }) => group))];
}

export function vehicleById(id: VehicleId): Vehicle {
  return vehicles.find((vehicle) => vehicle.id === id) as Vehicle;
}

/** The default vehicle, where there is space for only one. */
export const usualVehicle = vehicles[0];
