/**
 * `npm run page-dates`: records today as the day of the last change for each page of `out/` whose words, figures or
 * pictures differ from the record, app/_content/page-dates.manifest.json. The sitemap and structured data of the
 * next build state these days. Run it after `npm test -- --only build`, and commit the record.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { load } from "cheerio";

import { pageDates, pages } from "../app/_content/pages";
import { warsawDay } from "../app/_content/validity/day";
import { locales } from "../app/_i18n/languages";
import { path as pagePath } from "../app/_i18n/paths";
import { pageTextHash } from "./built/page-text";
import { CommandError, runCommand } from "./command/command.mjs";
import { writeManifest } from "./command/text-files";

const record = "app/_content/page-dates.manifest.json";

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
  writeManifest(record, Object.fromEntries(rows.map(({ address, hash, day }) => [address, [hash, day]])));
  for (const { address } of changed) console.log(`${address} changed: ${today}`);
  console.log(`${changed.length} of ${rows.length} pages changed.`);
});
