import { attribute, elements, remove, removeAttribute, setText, text, type Document } from "./dom";
import { ShipError } from "./ship-error";

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
 * @param early the inline code that wakes the islands
 * @returns the text of the one inline script that is left
 * @throws ShipError for a script that nobody has decided about
 */
export function cleanScripts(name: string, document: Document, early: string): string {
  let ours: string | undefined;
  for (const script of elements(document, "script")) {
    const source = attribute(script, "src");
    const code = text(script);
    const isNexts = source?.includes("/_next/static/") || nextInline.some((start) => code.startsWith(start));
    if (isNexts) remove(script);
    else if (!source && attribute(script, "data-ship") !== undefined && ours === undefined) {
      removeAttribute(script, "data-ship");
      ours = `${code};${early}`;
      setText(script, ours);
    } else if (!dataTypes.has(attribute(script, "type") ?? "")) {
      throw new ShipError(
        `${name}: unknown script ${source ? `"${source}"` : `"${code.slice(0, 60)}…"`}. The one of ours carries data-ship; ` +
          "one of Next's that is new must be named in scripts/ship/page-scripts.ts.",
      );
    }
  }
  if (ours === undefined) throw new ShipError(`${name}: the script with data-ship is missing.`);
  return ours;
}
