import { readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";

import { ShipError } from "./ship-error";
import { styleTargets } from "./targets";

/** What every page's styles begin with; without it the layers would stand in the order the bundler met them. */
const layerOrder = /^@layer reset,\s*tokens,/;

/**
 * Makes one style sheet of those a page links: in their order, minified, with the addresses of files under the base path.
 *
 * @param page name of the page, for messages
 * @param sheets addresses of the linked style sheets, in order
 * @param exported folder of the export
 * @param basePath folder of the bucket: "" or "/folder"
 * @throws ShipError when the layers are not declared first, or an address is neither ours nor data
 */
export function pageStyles(
  page: string,
  sheets: readonly string[],
  exported: string,
  basePath: string,
): string {
  const css = sheets
    .map((sheet) => readFileSync(path.join(exported, sheet.slice(basePath.length)), "utf8"))
    .join("\n");
  if (!layerOrder.test(css))
    throw new ShipError(`${page}: the styles do not begin with the order of the layers.`);
  const { code } = transform({
    filename: page,
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
    visitor: {
      Url(url) {
        if (url.url.startsWith("data:")) return url;
        if (!url.url.startsWith("/") || url.url.startsWith("/_next/")) {
          throw new ShipError(`${page}: the styles ask for "${url.url}", which is not a file of public/.`);
        }
        return { ...url, url: basePath + url.url };
      },
    },
  });
  return Buffer.from(code).toString("utf8");
}
