import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A value on the site that the company has not yet replaced with its own (R83). */
export interface OpenPlaceholder {
  /** A stable name, such as `company.name`. */
  readonly id: string;
  /** The placeholder and the remedy. */
  readonly text: string;
  /** The file to change, relative to the project, with slashes. */
  readonly file: string;
  readonly why: string;
}

/** Returns the list as text, grouped by reason. */
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

/** Beside Next's export, outside the site. */
const noteIn = (exported: string) => join(exported, "placeholders.json");

/** Saves the placeholders of a build. By the time of the deploy, data and settings may have changed. */
export function notePlaceholders(exported: string, list: readonly OpenPlaceholder[]): void {
  writeFileSync(noteIn(exported), JSON.stringify(list));
}

/** Returns the saved placeholders; undefined if the build saved none. */
export function notedPlaceholders(exported: string): OpenPlaceholder[] | undefined {
  const file = noteIn(exported);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as OpenPlaceholder[]) : undefined;
}
