import { createHash } from "node:crypto";

import type { CheerioAPI } from "cheerio";

import { withoutLineMarks } from "../../app/_i18n/plain-text";

/**
 * Elements that change without a change of the page: the counter and the states of certificates follow the build's day,
 * and so does the year on a product page.
 */
const followTime = "script, style, template, .counter, #certify, time[data-current-year]";

/** Size of a download: the day of issue in a PDF file may change it. */
const fileSize = /\d+(?:[.,]\d+)?\s[kKM]B/g;

/** Returns a hash of what a page tells: words and figures of its main part, and the names of its pictures. */
export function pageTextHash($: CheerioAPI): string {
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
