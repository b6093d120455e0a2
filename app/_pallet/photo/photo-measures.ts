import type { PalletGeometry, Point3, RenderCamera } from "../../_content/products";
import { middle, moved, type PicturePoint, project } from "./camera";

/** A dimension line in the perspective of a product picture, in pixels of that picture. */
export interface PhotoMeasure {
  readonly line: string;
  readonly figure: string;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise by which the figure is turned. */
  readonly turn: number;
}

interface Edge {
  /** The ends of an edge of the pallet, in mm. */
  from: Point3;
  to: Point3;
  /** The direction in which its dimension line lies, and how far away, in mm. */
  away: Point3;
  distance: number;
}

/** Witness lines begin a little off the wood and reach beyond the dimension line, in mm. */
const CLEARANCE = 20;
const OVERSHOOT = 30;

/**
 * Dimension lines for length, depth and height, beside the three edges of the pallet that face the camera. The pallet
 * lies as in the render: the middle of its footprint at the origin, its length along x, its depth along y.
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
    // upright in space, but not quite in the picture: its figure stays exactly upright
    { ...measureAlong(rightCorner, height, camera), turn: -90 },
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
    turn: Number(degrees(Math.atan2(end.y - start.y, end.x - start.x)).toFixed(1)),
  };
}

function segment(from: PicturePoint, to: PicturePoint): string {
  const at = ({ x, y }: PicturePoint) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(from)}L${at(to)}`;
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
