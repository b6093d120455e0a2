import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Its name, in the folder of Next's export: beside the site, and no part of it. */
const name = "placeholders.txt";

/**
 * Notes what a site was made of that only stands for the company's own: by the time it is deployed, data and settings may be
 * others than it was built with.
 *
 * @param exported folder of the export
 * @param list as text; empty for nothing
 */
export function notePlaceholders(exported: string, list: string): void {
  writeFileSync(join(exported, name), list);
}

/** What the build noted; undefined where there is no note. */
export function notedPlaceholders(exported: string): string | undefined {
  const file = join(exported, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
