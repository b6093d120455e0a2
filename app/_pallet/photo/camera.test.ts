import type { Point3, RenderCamera } from "../../_content/products";
import { studioCamera } from "../test-pallets";
import { middle, moved, project } from "./camera";

/** Looks along y from 1 m away; 36 mm lens on 36 mm sensor: at that distance the frame shows 1 m of width. */
const level: RenderCamera = {
  position: [0, -1000, 0],
  target: [0, 0, 0],
  lens: 36,
  sensorWidth: 36,
  frame: { width: 1000, height: 500 },
};

test("the target is the centre of the picture", () => {
  for (const camera of [level, studioCamera(119), studioCamera(128)]) {
    const { x, y } = project(camera.target, camera);
    expect(x).toBeCloseTo(camera.frame.width / 2);
    expect(y).toBeCloseTo(camera.frame.height / 2);
  }
});

test("one metre away a millimetre is a pixel, right is right and up is up", () => {
  const { x, y } = project([100, 0, 50], level);
  expect(x).toBeCloseTo(600);
  expect(y).toBeCloseTo(200);
});

test("twice as far is half as large", () => {
  expect(project([100, 1000, 0], level).x).toBeCloseTo(550);
});

test("a longer lens enlarges", () => {
  expect(project([100, 0, 0], { ...level, lens: 72 }).x).toBeCloseTo(700);
});

test("points move along a direction and have a middle", () => {
  const point: Point3 = [1, 2, 3];
  expect(moved(point, [0, -1, 0], 110)).toEqual([1, -108, 3]);
  expect(middle(point, [3, 2, 1])).toEqual([2, 2, 2]);
});
