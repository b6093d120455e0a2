import type { PalletGeometry, Point3, RenderCamera } from "../_content/products";
import { Measures } from "./measures";
import type { Point2 } from "./isometric";
import { edgeMeasure, type Measure } from "./measure-lines";

interface PhotoDimensionsProps {
  geometry: PalletGeometry;
  /** Undefined if it is unknown: nothing is drawn. */
  camera: RenderCamera | undefined;
}

/**
 * In the picture's perspective, cropped like it (`object-fit: cover`). Its box needs `position: relative`
 * and `container-type: inline-size`. The text beside it says the same.
 */
export function PhotoDimensions({ geometry, camera }: PhotoDimensionsProps) {
  if (!camera) return null;
  return (
    <svg
      className="photo-dimensions"
      viewBox={`0 0 ${camera.frame.width} ${camera.frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Measures measures={photoMeasures(geometry, camera)} shift="1.05em" />
    </svg>
  );
}

const UP: Point3 = [0, 0, 1];

/**
 * Projects a point in space (mm) into the picture of a camera: a pinhole camera without roll, as in
 * pictures/scenes/studio.py. The frame is as wide as the sensor.
 */
function project(point: Point3, camera: RenderCamera): Point2 {
  const { position, target, lens, sensorWidth, frame } = camera;
  const forward = unit(difference(target, position));
  const right = unit(cross(forward, UP));
  const above = cross(right, forward);

  const ray = difference(point, position);
  const focalLength = (lens / sensorWidth) * frame.width; // in pixels
  const pixelsPerMillimetre = focalLength / dot(ray, forward);
  return [
    frame.width / 2 + dot(ray, right) * pixelsPerMillimetre,
    frame.height / 2 - dot(ray, above) * pixelsPerMillimetre,
  ];
}

function moved([x, y, z]: Point3, [dx, dy, dz]: Point3, times: number): Point3 {
  return [x + dx * times, y + dy * times, z + dz * times];
}

function difference(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Point3, b: Point3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Point3, b: Point3): Point3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(vector: Point3): Point3 {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

interface Edge {
  /** Ends, in mm. */
  from: Point3;
  to: Point3;
  /** Of its dimension line, in mm. */
  away: Point3;
  distance: number;
}

/** Distance of witness lines from the wood, and their length beyond the dimension line, in mm. */
const CLEARANCE = 20;
const OVERSHOOT = 30;

/**
 * Returns dimension lines for length, depth and height beside the edges that face the camera. As in the
 * render, the middle of the footprint is the origin, length along x, depth along y.
 */
export function photoMeasures({ length, depth, height }: PalletGeometry, camera: RenderCamera): Measure[] {
  const leftBack: Point3 = [-length / 2, depth / 2, 0];
  const leftFront: Point3 = [-length / 2, -depth / 2, 0];
  const rightFront: Point3 = [length / 2, -depth / 2, 0];
  const rightFrontTop: Point3 = [length / 2, -depth / 2, height];
  const measure = (figure: number, { from, to, away, distance }: Edge) => {
    const beside = (share: number, gap: number) =>
      project(moved(moved(from, difference(to, from), share), away, gap), camera);
    return edgeMeasure(figure, beside, distance, [CLEARANCE, distance + OVERSHOOT]);
  };
  return [
    measure(length, { from: leftFront, to: rightFront, away: [0, -1, 0], distance: 110 }),
    measure(depth, { from: leftBack, to: leftFront, away: [-1, 0, 0], distance: 110 }),
    // Vertical in space, but not quite in the picture: its figure stays exactly vertical.
    {
      ...measure(height, { from: rightFront, to: rightFrontTop, away: [1, 0, 0], distance: 50 }),
      angle: -90,
    },
  ];
}
