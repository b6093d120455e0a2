import { vehicles } from "../../_content/vehicles";
import { runningGear, towBar } from "./running-gear";

/** Axles of a body by the kind of its vehicle. */
const axles = { trailer: 3, lorry: 2, roadTrain: 2, swapBody: 0, container: 0 } as const;

test.each(vehicles)(
  "below $id, wheels stand on the ground within the body, as many as its kind has",
  (vehicle) => {
    const { kind, length } = vehicle;
    const { solid, lines, wheels, depth } = runningGear(vehicle);
    // A wheel, its rim and its hub are circles of two arcs around one centre.
    const circles = [...wheels.matchAll(/M(\S+) (\S+)a(\S+) /g)].map(([, x, y, radius]) => ({
      x: Number(x) + Number(radius),
      lowest: Number(y) + Number(radius),
    }));
    const standing = circles.filter(({ lowest }) => lowest === depth);
    expect([standing.length, circles.length]).toEqual([axles[kind], 3 * axles[kind]]);
    for (const { x } of circles) expect(x > 0 && x < length).toBe(true);
    expect(new Set(circles.map(({ x }) => x)).size).toBe(axles[kind]);
    expect(lines.match(/A/g)?.length ?? 0).toBe(axles[kind]);
    // The floor of a container are its corners; others have one from front to end.
    const floors = [...solid.matchAll(/M(\d+) 0h(\d+)v150/g)].map(([, x, width]) => [
      Number(x),
      Number(width),
    ]);
    expect(floors).toEqual(
      kind === "container"
        ? [
            [0, 180],
            [length - 180, 180],
          ]
        : [[0, length]],
    );
  },
);

test("only a road train has a tow bar, from its lorry into the next body", () => {
  for (const vehicle of vehicles)
    expect([vehicle.id, towBar(vehicle)]).toEqual([
      vehicle.id,
      vehicle.kind === "roadTrain" ? "M-120 210h1020" : "",
    ]);
});
