import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import path from "node:path";

import type { PalletGeometry } from "../../app/_content/products";
import { palletParts, type Part } from "../../app/_pallet/pallet-parts";
import { colour } from "../../app/_styles/colours";

/** A part with a unique name, such as "deck board 3". */
export interface NamedPart extends Part {
  readonly name: string;
}

/** Returns every board and block of a pallet, numbered by kind from one long side to the other. */
export function namedParts(geometry: PalletGeometry): NamedPart[] {
  const counts = new Map<string, number>();
  return palletParts(geometry).map((part) => {
    const number = (counts.get(part.kind) ?? 0) + 1;
    counts.set(part.kind, number);
    return { ...part, name: `${part.kind} ${number}` };
  });
}

/**
 * Starts the geometry kernel (WebAssembly), which is tens of megabytes large and therefore loaded only when
 * needed.
 */
async function kernel() {
  const replicad = await import("replicad");
  const { default: start } = await import("replicad-opencascadejs");
  const { resolve } = createRequire(path.resolve("package.json"));
  const wasmBinary = await readFile(resolve("replicad-opencascadejs/wasm"));
  replicad.setOC(await start({ wasmBinary, print: () => undefined }));
  return replicad;
}

/**
 * Returns a pallet as STEP (ISO 10303-242): one named solid for every board and block, in millimetres, with a
 * corner of the pallet at the origin.
 *
 * @param day ISO 8601; written as the file's date, so that the same pallet gives the same file
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
