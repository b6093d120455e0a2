import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { type CheerioAPI, load } from "cheerio";

import { changedOn, pageDates, pages } from "../../app/_content/pages";
import type { Day } from "../../app/_content/validity";
import { locales } from "../../app/_i18n/languages";
import { path as addressOf } from "../../app/_i18n/paths";
import { withoutLineMarks } from "../../app/_i18n/plain-text";
import { basePath } from "../../app/_settings/base-path";
import { manifestText } from "../command/text-files";

/** For each address, a hash of what the page tells, and the day of its last change. */
const record = "app/_content/page-dates.manifest.json";

/**
 * Elements that change without a change of the page: the counter and the states of certificates follow the build's
 * day, and so does the year on a product page.
 */
const followTime = "script, style, template, .counter, #certify, time[data-current-year]";

/** Size of a download: the day of issue in a PDF file may change it. */
const fileSize = /\d+(?:[.,]\d+)?\s[kKM]B/g;

/** Returns a hash of what a page tells: words and figures of its main part, and the names of its pictures. */
function pageTextHash($: CheerioAPI): string {
  const main = $("main").clone();
  main.find(followTime).remove();
  const text = withoutLineMarks(main.text()).replace(/\s+/g, " ").replace(fileSize, "");
  const pictures = main
    .find("img")
    .toArray()
    .map((picture) => $(picture).attr("src")?.replace(/.*\//, ""));
  return createHash("sha256")
    .update([text.trim(), ...pictures].join("\n"))
    .digest("hex")
    .slice(0, 12);
}

/**
 * Dates the pages of a live build: a page that differs from the record of its last change gets today's day, in the
 * record, in its structured data and in the sitemap.
 *
 * @param out the finished site
 * @returns the number of changed pages
 */
export function datePages(out: string, today: Day): number {
  const sitemapFile = path.join(out, "sitemap.xml");
  let sitemap = readFileSync(sitemapFile, "utf8");
  let changed = 0;
  const rows = pages.flatMap((page) =>
    locales.map((locale) => {
      const address = addressOf(locale, page).slice(basePath.length);
      const file = path.join(out, address, "index.html");
      const html = readFileSync(file, "utf8");
      const hash = pageTextHash(load(html, { xml: { xmlMode: false } }));
      const [known, day] = pageDates[address] ?? [];
      if (known === hash && day) return [address, [hash, day]] as const;
      changed += 1;
      const stated = changedOn(locale, page);
      writeFileSync(file, html.replaceAll(`"dateModified":"${stated}"`, `"dateModified":"${today}"`));
      const entry = RegExp(`(<loc>[^<]*//[^/<]*${basePath}${address}</loc>[^]*?<lastmod>)[^<]*`);
      sitemap = sitemap.replace(entry, `$1${today}`);
      return [address, [hash, today]] as const;
    }),
  );
  writeFileSync(sitemapFile, sitemap);
  writeFileSync(record, manifestText(Object.fromEntries(rows)));
  return changed;
}
