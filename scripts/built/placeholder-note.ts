import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Something that stands on the site until the company's own takes its place (R83). */
export interface OpenPlaceholder {
  /** Names it, such as `company.name`: the same until it is exchanged. */
  readonly id: string;
  /** What it is, and what helps. */
  readonly text: string;
  /** Where that is done; relative to the project, with slashes. */
  readonly file: string;
  readonly why: string;
}

/** The list as text: what matters for the same reason stands together. */
export function describePlaceholders(found: readonly OpenPlaceholder[]): string {
  const reasons = [...new Set(found.map(({ why }) => why))];
  return reasons
    .flatMap((reason) => [
      `${reason.charAt(0).toUpperCase()}${reason.slice(1)}:`,
      ...found
        .filter(({ why }) => why === reason)
        .map(({ id, text, file }) => `  ${id}: ${text}.${id === file ? "" : ` [${file}]`}`),
    ])
    .join("\n");
}

/** In the folder of Next's export: beside the site, and no part of it. */
const noteIn = (exported: string) => join(exported, "placeholders.json");

/**
 * Notes what a site was made of that only stands for the company's own: by the time it is deployed, data and settings may be
 * others than it was built with.
 */
export function notePlaceholders(exported: string, list: readonly OpenPlaceholder[]): void {
  writeFileSync(noteIn(exported), JSON.stringify(list));
}

/** What the build noted; undefined where there is no note. */
export function notedPlaceholders(exported: string): OpenPlaceholder[] | undefined {
  const file = noteIn(exported);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as OpenPlaceholder[]) : undefined;
}
