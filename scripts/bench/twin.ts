import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";

/**
 * Takes every script out of a page; data that only looks like one (JSON-LD) stays.
 *
 * @param html a whole document
 */
export function withoutScripts(html: string): string {
  const $ = load(html);
  $('script:not([type="application/ld+json"])').remove();
  return $.html();
}

/**
 * Makes the twin of a site: the same pages without any script, which is as fast as these pages can be.
 *
 * @param site folder of the finished site
 * @param folder where the twin is made
 */
export function makeTwin(site: string, folder: string): void {
  cpSync(site, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const page = path.join(folder, file);
    writeFileSync(page, withoutScripts(readFileSync(page, "utf8")));
  }
}
