import { footprints, products } from "../../_content/products";
import type { VehicleId } from "../../_content/vehicles";
import { loadedPlaces, loadedVehicles } from "./planner";

/**
 * Floor places published by hauliers and container lines, for 1200 × 800 mm and 1200 × 1000 mm with the usual
 * play.
 */
const known: Partial<Record<VehicleId, readonly [eur: number, industrial: number]>> = {
  semi: [33, 26],
  tandem: [38, 28],
  solo: [18, 14],
  ft20: [11, 10],
  ft40: [24, 21],
  ft45pw: [33, 26],
};

test.each([...loadedVehicles])("$id has its commonly stated number of pallet places", (vehicle) => {
  const [{ geometry, maxLoad }] = products;
  const counted = [800, 1000].map(
    (depth) => loadedPlaces(vehicle, { geometry: { ...geometry, length: 1200, depth }, maxLoad }).places,
  );
  expect(counted).toEqual(known[vehicle.id]);
});

test("all places together stay within the payload", () => {
  for (const vehicle of loadedVehicles)
    for (const product of footprints) {
      const { places, massPerPlace } = loadedPlaces(vehicle, product);
      expect(places * massPerPlace).toBeLessThanOrEqual(vehicle.payload);
      expect(massPerPlace).toBeLessThanOrEqual(product.maxLoad);
      const isMost = massPerPlace === product.maxLoad || places * (massPerPlace + 10) > vehicle.payload;
      expect([vehicle.id, product.id, isMost]).toEqual([vehicle.id, product.id, true]);
    }
});
