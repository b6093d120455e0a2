import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import path from "node:path";

import type { PalletGeometry } from "../../app/_content/products";
import { plainText } from "../../app/_i18n/plain-text";
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

/** Name, company and date (ISO 8601) of a file. The date is not today's: the same pallet gives the same file. */
interface Origin {
  readonly name: string;
  readonly company: string;
  readonly day: string;
}

/**
 * Returns a pallet as STEP (ISO 10303-242): one named solid for every board and block, in millimetres, with a
 * corner of the pallet at the origin.
 */
export async function step(geometry: PalletGeometry, origin: Origin): Promise<string> {
  const { exportSTEP, makeBox } = await kernel();
  const solids = namedParts(geometry).map(({ name, at, size, isChip }) => ({
    name,
    color: colour(isChip ? "drawing-chip" : "drawing-wood"),
    shape: makeBox([...at], at.map((start, axis) => start + (size[axis] ?? 0)) as [number, number, number]),
  }));
  return withOrigin(await exportSTEP(solids, { unit: "MM", modelUnit: "MM" }).text(), origin);
}

/**
 * Replaces the kernel's description, name, date, author and organization in the head of a STEP file
 * (ISO 10303-21, 8.2).
 *
 * @throws if the head has another form
 */
function withOrigin(file: string, { name, company, day }: Origin): string {
  const head = /FILE_DESCRIPTION\(\('.*?'\),(.*?)\);\s*FILE_NAME\('.*?','.*?',\s*\('.*?'\),\s*\(\s*'.*?'\),/s;
  if (!head.test(file)) throw new Error("The head of the STEP file has another form.");
  const [title, maker] = [stepText(name), stepText(company)];
  return file.replace(
    head,
    (_, level) =>
      `FILE_DESCRIPTION((${title}),${level});\nFILE_NAME(${title},'${day}T00:00:00',(${maker}),(${maker}),`,
  );
}

/** Returns a text as a string of ISO 10303-21 (6.4.3), which is ASCII: other letters are UTF-16 in hexadecimal. */
function stepText(text: string): string {
  const encoded = plainText(text)
    .replace(/['\\]/g, "$&$&")
    .replace(/[^ -~]+/g, (letters) => {
      const units = Array.from({ length: letters.length }, (_, at) =>
        letters.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0"),
      );
      return `\\X2\\${units.join("")}\\X0\\`;
    });
  return `'${encoded}'`;
}
