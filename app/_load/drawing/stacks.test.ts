import { usualVehicle } from "../../_content/vehicles";
import {
  bodyStarts,
  drawnLength,
  piecesByPosition,
  shareOfWidth,
  stacksFromAbove,
  stacksFromSide,
} from "./stacks";
import { trailer } from "../test-loads";

const pallet = { length: 1200, depth: 800 };
const train = { ...trailer, bodies: 2, length: 7700 };
const at = (x: number, y: number, turned = false) => ({ x, y, turned });

test("bodies stand one behind the other", () => {
  expect(bodyStarts(train)).toEqual([0, 8400]);
  expect(drawnLength(train)).toBe(16_100);
});

test("a shorter vehicle is drawn at the same scale, and none wider than the sheet", () => {
  expect(shareOfWidth(usualVehicle)).toBe("100%");
  expect(shareOfWidth(train)).toBe("100%");
  expect(parseInt(shareOfWidth({ ...train, bodies: 1 }))).toBeLessThan(70);
});

test("a turned stack is drawn across", () => {
  expect(stacksFromAbove([at(0, 0), at(1210, 0, true)], pallet)).toBe(
    "M0 0h1200v800h-1200zm1210 0h800v1200h-800z",
  );
  expect(stacksFromAbove([], pallet)).toBe("");
});

test("pieces fill stack by stack", () => {
  const places = [at(0, 0), at(0, 810), at(1210, 0)];
  expect(piecesByPosition(places, 17, 44)).toEqual([17, 17, 10]);
  expect(piecesByPosition(places, 17, 100)).toEqual([17, 17, 17]);
  expect(piecesByPosition(places, 17, 0)).toEqual([0, 0, 0]);
});

test("the side view shows the highest of stacks behind one another, the nearest drawn last", () => {
  const places = [at(0, 0), at(0, 810), at(1210, 0, true)];
  expect(
    stacksFromSide(places, [10, 17, 17]).map(({ position, pieces }) => [position.x, position.y, pieces]),
  ).toEqual([
    [1210, 0, 17],
    [0, 810, 17],
  ]);
  expect(stacksFromSide(places, [0, 0, 0])).toEqual([]);
});
