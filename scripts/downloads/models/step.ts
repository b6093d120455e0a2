import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import path from "node:path";

import type { PalletGeometry } from "../../../app/_content/products";
import { colour } from "../../../app/_styles/colours";
import { namedParts } from "./named-parts";

/** Starts the geometry kernel, which is a program of its own (WebAssembly): some tens of megabytes, so only when needed. */
async function kernel() {
  const replicad = await import("replicad");
  const { default: start } = await import("replicad-opencascadejs");
  const { resolve } = createRequire(path.resolve("package.json"));
  const wasmBinary = await readFile(resolve("replicad-opencascadejs/wasm"));
  replicad.setOC(await start({ wasmBinary, print: () => undefined }));
  return replicad;
}

/**
 * A pallet as solids for engineers (STEP, ISO 10303-242): one solid with a name of its own for every board and block, in
 * millimetres, with the corner of the pallet at the origin.
 *
 * @param day ISO 8601, of the figures: the moment of writing would make another file of the same pallet
 */
export async function step(geometry: PalletGeometry, day: string): Promise<string> {
  const { exportSTEP, makeBox } = await kernel();
  const solids = namedParts(geometry).map(({ name, at, size, isChip }) => ({
    name,
    color: colour(isChip ? "drawing-chip" : "drawing-wood"),
    shape: makeBox([...at], at.map((start, axis) => start + (size[axis] ?? 0)) as [number, number, number]),
  }));
  const text = await exportSTEP(solids, { unit: "MM", modelUnit: "MM" }).text();
  return text.replace(/(FILE_NAME\('[^']*',\s*)'[^']*'/, `$1'${day}T00:00:00'`);
}
