import { bracketMeasure, horizontalMeasure, verticalMeasure } from "./measures";

test("a horizontal measure: line, two arrow heads, two witness lines from the edge", () => {
  expect(horizontalMeasure({ from: 0, to: 1200, at: -60, witnessFrom: 0, figure: "1200" })).toEqual({
    line: "M0 -60L1200 -60M25.6 -52L0 -60L25.6 -68M1174.4 -52L1200 -60L1174.4 -68M0 0L0 -82M1200 0L1200 -82",
    figure: "1200",
    x: 600,
    y: -74,
  });
});

test("a vertical measure is the same turned", () => {
  expect(verticalMeasure({ from: 0, to: 800, at: 1265, witnessFrom: 1200, figure: "800" })).toEqual({
    line: "M1265 0L1265 800M1273 25.6L1265 0L1257 25.6M1273 774.4L1265 800L1257 774.4M1200 0L1287 0M1200 800L1287 800",
    figure: "800",
    x: 1311,
    y: 400,
    angle: -90,
  });
});

test("without an edge there are ticks across the line, and arrow heads can be left out", () => {
  const { line } = horizontalMeasure({ from: 0, to: 145, at: 224, figure: "145", arrows: false });
  expect(line).toBe("M0 224L145 224M0 246L0 202M145 246L145 202");
});

test("a bracket has its figure upright on the left", () => {
  expect(bracketMeasure({ from: 186.25, to: 286.25, at: -58, figure: "100" })).toEqual({
    line: "M-58 186.25V286.25M-72 186.25h28M-72 286.25h28",
    figure: "100",
    x: -100,
    y: 249.25,
  });
});
