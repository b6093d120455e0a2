/**
 * The manifest: the TypeScript module through which the site knows its pictures.
 */
import type { Master } from "./master";

type Entry = Pick<Master, "name" | "width" | "height" | "widths" | "hash">;

/** The source text of `app/_content/pictures.manifest.ts` for these masters, in their order. */
export function manifestSource(masters: readonly Entry[]): string {
  const lines = masters.map(
    ({ name, width, height, widths, hash }) =>
      `  "${name}": { width: ${width}, height: ${height}, widths: [${widths.join(", ")}], hash: "${hash}" },`,
  );
  return [
    "// Written by scripts/pictures.ts from pictures/masters. Not for editing, not for git.",
    "export const pictures = {",
    ...lines,
    "} as const;",
    "",
    "export type PictureName = keyof typeof pictures;",
    "",
  ].join("\n");
}
