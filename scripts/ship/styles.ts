import { readFileSync } from "node:fs";
import path from "node:path";
import { transform, type Url } from "lightningcss";

import { CommandError } from "../command/command-error.mjs";
import { resolveConstants } from "./constant-properties";
import { minified } from "./targets";
import { dropUnused } from "./unused-styles";

/** What every page's styles begin with; without it the layers would stand in the order the bundler met them. */
const layerOrder = /^@layer reset,\s*tokens,/;

export interface StyleContext {
  /** Folder of the export. */
  readonly exported: string;
  /** Folder of the bucket: "" or "/folder". */
  readonly basePath: string;
  /** Tells whether a class name may ever be on an element of the page. */
  readonly mentioned: (className: string) => boolean;
}

/**
 * Makes one style sheet of those a page links: in their order, only what the page can use, minified, with the
 * addresses of files under the base path.
 *
 * @param page name of the page, for messages
 * @param sheets addresses of the linked style sheets, in order
 * @throws CommandError when the layers are not declared first, or an address is neither ours nor data
 */
export function pageStyles(
  page: string,
  sheets: readonly string[],
  { exported, basePath, mentioned }: StyleContext,
): string {
  const css = sheets
    .map((sheet) => readFileSync(path.join(exported, sheet.slice(basePath.length)), "utf8"))
    .join("\n");
  if (!layerOrder.test(css))
    throw new CommandError(`${page}: the styles do not begin with the order of the layers.`);
  // Where what defines a property again is gone, it is a constant; and once a constant is written out, nothing refers to it.
  const used = dropUnused(resolveConstants(dropUnused(css, mentioned)), mentioned);
  const { code } = transform({
    filename: page,
    code: Buffer.from(used),
    ...minified,
    visitor: { Url: placeUnder(page, basePath) },
  });
  return Buffer.from(code).toString("utf8");
}

/** Puts the base path before the addresses of our files. */
function placeUnder(page: string, basePath: string) {
  return (url: Url): Url => {
    if (url.url.startsWith("data:")) return url;
    if (!url.url.startsWith("/") || url.url.startsWith("/_next/")) {
      throw new CommandError(`${page}: the styles ask for "${url.url}", which is not a file of public/.`);
    }
    return { ...url, url: basePath + url.url };
  };
}
