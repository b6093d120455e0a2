import type { Point3, RenderCamera } from "../../_content/products";

/** A point of a picture in pixels, from its upper left corner. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

const UP: Point3 = [0, 0, 1];

/**
 * Where a point in space (mm) lies in the picture the camera took. A pinhole camera without roll, as in
 * pictures/scenes/studio.py: it looks from its position at its target, and the width of the frame is the width of
 * the sensor.
 */
export function project(point: Point3, camera: RenderCamera): PicturePoint {
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

/** The point `distance` mm away from `point` in the given direction (a unit vector). */
export function moved(point: Point3, direction: Point3, distance: number): Point3 {
  const [x, y, z] = point;
  const [dx, dy, dz] = direction;
  return [x + dx * distance, y + dy * distance, z + dz * distance];
}

/** The point half-way between two points. */
export function middle(a: Point3, b: Point3): Point3 {
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
