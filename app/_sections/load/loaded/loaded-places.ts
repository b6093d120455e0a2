import { type Product, products } from "../../../_content/products";
import { type Vehicle, type VehicleId, vehicles } from "../../../_content/vehicles";
import { fullLoad, usualPlay } from "../../../_load/full-load";

/** Vehicles that loaded pallets usually travel on; of containers with the same floor the first. */
const usual: readonly VehicleId[] = ["semi", "tandem", "solo", "ft20", "ft40", "ft45pw"];

/** The vehicles that places of loaded pallets are stated for. */
export const loadedVehicles = vehicles.filter(({ id }) => usual.includes(id));

/** One product for each footprint that the products have: of loaded pallets only the footprint counts. */
export const loadedFootprints: readonly Product[] = products.filter(
  ({ geometry: { length, depth } }, index) =>
    products.findIndex(({ geometry }) => geometry.length === length && geometry.depth === depth) === index,
);

/** Places on the floor of a vehicle for pallets that carry goods and are not stacked. */
interface LoadedPlaces {
  readonly places: number;
  /** What one place may weigh on average before the payload is used up, pallet included; kg, rounded down to tens. */
  readonly massOfPlace: number;
}

/** Counts the floor places of a vehicle by the same search as full loads, with one pallet in a stack. */
export function loadedPlaces(vehicle: Vehicle, { geometry }: Pick<Product, "geometry">): LoadedPlaces {
  const { stacks } = fullLoad(vehicle, geometry, { play: usualPlay, stackLimit: 1 });
  return { places: stacks, massOfPlace: Math.floor(vehicle.payload / stacks / 10) * 10 };
}
