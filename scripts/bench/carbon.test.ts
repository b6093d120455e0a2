/** @jest-environment node */
import { carbon } from "./carbon";

test("a gigabyte costs what the model's energy per gigabyte makes on the world's average grid", () => {
  // Operation and embodied, of data centre, network and device; kWh (sustainablewebdesign.org, Estimating digital emissions).
  const energy = 0.055 + 0.059 + 0.08 + 0.012 + 0.013 + 0.081;
  const grid = 494;
  expect(carbon(1e9)).toBeCloseTo(energy * grid, 0);
});
