/** The manifest: the TypeScript module through which the site knows its papers and how large they are. */

/** The source text of `app/_content/downloads.manifest.ts`: bytes by file name, in the order of the names. */
export function manifestSource(sizes: ReadonlyMap<string, number>): string {
  const lines = [...sizes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bytes]) => `  "${name}": ${bytes},`);
  return [
    "// Written by scripts/downloads.ts. Not for editing, not for git.",
    "export const downloads: Readonly<Record<string, number>> = {",
    ...lines,
    "};",
    "",
  ].join("\n");
}
