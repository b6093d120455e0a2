import type { CheerioAPI } from "cheerio";

import { CommandError } from "../command/command-error.mjs";

/** What Next's own inline scripts begin with. */
const nextInline = [
  "(self.__next_f",
  "self.__next_f",
  '(globalThis["TURBOPACK"]',
  "requestAnimationFrame(function(){$RT=",
];

/** Types of scripts that are data: nothing in them runs. */
const dataTypes = new Set(["application/ld+json", "speculationrules"]);

/**
 * Takes Next's scripts out, and lets the one of ours also wake the islands.
 *
 * @param name path of the page's file, for messages
 * @param $ the page; changed
 * @param early the inline code that wakes the islands
 * @returns the text of the one inline script that is left
 * @throws CommandError for a script that nobody has decided about
 */
export function cleanScripts(name: string, $: CheerioAPI, early: string): string {
  let ours: string | undefined;
  for (const element of $("script").toArray()) {
    const script = $(element);
    const { src, type = "", "data-inline-loader": mark } = element.attribs;
    const code = script.text();
    const isNexts = src?.includes("/_next/static/") || nextInline.some((start) => code.startsWith(start));
    if (isNexts) script.remove();
    else if (!src && mark !== undefined && ours === undefined) {
      ours = `${code};${early}`;
      script.removeAttr("data-inline-loader").text(ours);
    } else if (!dataTypes.has(type)) {
      throw new CommandError(
        `${name}: unknown script ${src ? `"${src}"` : `"${code.slice(0, 60)}…"`}. The one of ours carries data-inline-loader; ` +
          "one of Next's that is new must be named in scripts/ship/page-scripts.ts.",
      );
    }
  }
  if (ours === undefined) throw new CommandError(`${name}: the script with data-inline-loader is missing.`);
  return ours;
}
