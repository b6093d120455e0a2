import { insideOf, vehicles } from "./vehicles";

/**
 * Inside dimensions in mm and payloads in tonnes, written from the sources a second time: builders' sheets of
 * trailers and swap bodies (EN 284), and the World Shipping Council's table of dry cargo containers.
 */
const table = `
  semi    13600 × 2480 × 2650     24
  mega    13600 × 2480 × 3000     24
  reefer  13310 × 2460 × 2600     22
  tandem  2 × 7700 × 2480 × 3000   24
  solo    7300 × 2450 × 2500      9
  c715    7090 × 2440 × 2450      13
  c745    7300 × 2440 × 2450      13
  c782    7700 × 2480 × 2450      13
  ft20    5896 × 2350 × 2393      28.1
  ft40    12032 × 2350 × 2392     26.5
  ft40hc  12032 × 2350 × 2697     26.3
  ft45pw  13556 × 2444 × 2695     27
  ft45hc  13556 × 2347 × 2696     27`;

test("every vehicle has the dimensions and the payload of its source", () => {
  const read = vehicles.map((vehicle) => [vehicle.id, insideOf(vehicle), String(vehicle.payload / 1000)]);
  const rows = table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/ {2,}/));
  expect(read.map((row) => row.join(" ").replace(/\s/g, " "))).toEqual(
    rows.map(([id, inside, payload]) => `${id} ${inside} mm ${payload}`),
  );
});
