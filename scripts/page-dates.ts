/**
 * `npm run page-dates`: records today as the day of the last change for each page of `out/` whose words, figures or
 * pictures differ from the record, app/_content/page-dates.manifest.ts. The sitemap and structured data of the
 * next build state these days. Run it after `npm test -- --only build`, and commit the record.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { load } from "cheerio";

import { pageDates } from "../app/_content/page-dates.manifest";
import { pages } from "../app/_content/pages";
import { warsawDay } from "../app/_content/validity/day";
import { locales } from "../app/_i18n/languages";
import { path as pagePath } from "../app/_i18n/paths";
import { pageTextHash } from "./built/page-text";
import { CommandError, runCommand } from "./command/command.mjs";

await runCommand({}, () => {
  if (!existsSync("out/index.html"))
    throw new CommandError("There is no finished site in out/. Build it first: npm test -- --only build");
  const today = warsawDay(Date.now());
  const rows = pages.flatMap((page) =>
    locales.map((locale) => {
      const address = pagePath(locale, page);
      const html = readFileSync(path.join("out", address, "index.html"), "utf8");
      const hash = pageTextHash(load(html, { xml: { xmlMode: false } }));
      const before = pageDates[address];
      return { address, hash, day: before?.[0] === hash ? before[1] : today };
    }),
  );
  const changed = rows.filter(({ address, hash }) => pageDates[address]?.[0] !== hash);
  const lines = rows.map(({ address, hash, day }) => `  "${address}": ["${hash}", "${day}"],\n`).join("");
  writeFileSync(
    "app/_content/page-dates.manifest.ts",
    `import type { Day } from "./validity/day";

/** Hash of each page's text and pictures, and the day of their last change, by address. Written by \`npm run page-dates\`. */
export const pageDates: Readonly<Partial<Record<string, readonly [hash: string, day: Day]>>> = {
${lines}};
`,
  );
  for (const { address } of changed) console.log(`${address} changed: ${today}`);
  console.log(`${changed.length} of ${rows.length} pages changed.`);
});
