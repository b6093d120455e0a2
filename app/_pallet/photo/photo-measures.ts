import type { PalletGeometry, Point3, RenderCamera } from "../../_content/products";

/** A point of a picture in pixels, from its upper left corner. */
interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

const UP: Point3 = [0, 0, 1];

/**
 * Projects a point in space (mm) into the picture of a camera: a pinhole camera without roll, as in
 * pictures/scenes/studio.py. The frame is as wide as the sensor.
 */
function project(point: Point3, camera: RenderCamera): PicturePoint {
  const { position, target, lens, sensorWidth, frame } = camera;
  const forward = unit(difference(target, position));
  const right = unit(cross(forward, UP));
  const above = cross(right, forward);

  const ray = difference(point, position);
  const focalLength = (lens / sensorWidth) * frame.width; // in pixels
  const pixelsPerMillimetre = focalLength / dot(ray, forward);
  return {
    x: frame.width / 2 + dot(ray, right) * pixelsPerMillimetre,
    y: frame.height / 2 - dot(ray, above) * pixelsPerMillimetre,
  };
}

/** Returns the point `distance` mm from `point` in a direction (a unit vector). */
function moved(point: Point3, direction: Point3, distance: number): Point3 {
  const [x, y, z] = point;
  const [dx, dy, dz] = direction;
  return [x + dx * distance, y + dy * distance, z + dz * distance];
}

function middle(a: Point3, b: Point3): Point3 {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
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

/** A dimension line in the perspective of a product picture, in its pixels. */
export interface PhotoMeasure {
  readonly line: string;
  readonly figure: string;
  readonly x: number;
  readonly y: number;
  /** Clockwise rotation of the figure, in degrees. */
  readonly angle: number;
}

interface Edge {
  /** Ends of an edge of the pallet, in mm. */
  from: Point3;
  to: Point3;
  /** Direction and distance of its dimension line, in mm. */
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
export function photoMeasures(
  { length, depth, height }: PalletGeometry,
  camera: RenderCamera,
): PhotoMeasure[] {
  const leftBack: Point3 = [-length / 2, depth / 2, 0];
  const leftFront: Point3 = [-length / 2, -depth / 2, 0];
  const rightFront: Point3 = [length / 2, -depth / 2, 0];
  const rightFrontTop: Point3 = [length / 2, -depth / 2, height];
  const frontEdge: Edge = { from: leftFront, to: rightFront, away: [0, -1, 0], distance: 110 };
  const leftEdge: Edge = { from: leftBack, to: leftFront, away: [-1, 0, 0], distance: 110 };
  const rightCorner: Edge = { from: rightFront, to: rightFrontTop, away: [1, 0, 0], distance: 50 };
  return [
    measureAlong(frontEdge, length, camera),
    measureAlong(leftEdge, depth, camera),
    // vertical in space, but not quite in the picture: its figure stays exactly vertical
    { ...measureAlong(rightCorner, height, camera), angle: -90 },
  ];
}

function measureAlong(
  { from, to, away, distance }: Edge,
  figure: number,
  camera: RenderCamera,
): PhotoMeasure {
  const beside = (end: Point3, gap: number) => project(moved(end, away, gap), camera);
  const witness = (end: Point3) => segment(beside(end, CLEARANCE), beside(end, distance + OVERSHOOT));
  const start = beside(from, distance);
  const end = beside(to, distance);
  const centre = beside(middle(from, to), distance);
  return {
    line: segment(start, end) + witness(from) + witness(to),
    figure: String(figure),
    x: Math.round(centre.x),
    y: Math.round(centre.y),
    angle: Number(degrees(Math.atan2(end.y - start.y, end.x - start.x)).toFixed(1)),
  };
}

function segment(from: PicturePoint, to: PicturePoint): string {
  const at = ({ x, y }: PicturePoint) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(from)}L${at(to)}`;
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
