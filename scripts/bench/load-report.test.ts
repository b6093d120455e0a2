/** @jest-environment node */
import { loadMisses, loadText, type PlannedLoads } from "./load-report";

const planned = (catalogue: number, ...worst: number[]): PlannedLoads => ({
  cells: 39,
  catalogue,
  custom: worst.map((each, index) => ({ length: 600 + index, depth: 610, play: 10, worst: each })),
});

test.each([
  [planned(50, 200, 3), 0],
  [planned(50.1, 200), 1],
  [planned(50, 3, 200.1), 1],
  [planned(51, 201), 2],
])("%j misses %i targets", (found, misses) => {
  expect(loadMisses(found)).toHaveLength(misses);
});

test("every size has its row, and what is missed is named", () => {
  const text = loadText(planned(12.34, 150, 201.25));
  expect(text).toMatch(/all 39 loads.*\n.*12\.3 ms/);
  expect(text).toMatch(/\| 600 × 610 mm\s*\|\s*10 mm\s*\|\s*150\.0\s*\|/);
  expect(text).toMatch(/- A size of one's own/);
  expect(loadText(planned(12.34, 150))).toMatch(/Every target is met\.$/);
});
