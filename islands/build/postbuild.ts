import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { bundle } from "./bundle";
import type { PlacedIsland } from "./island-modules";
import { filesBelow } from "./files";
import type { PostbuildOptions } from "./options";
import { convertPage } from "./page";

/** The module graph, written to the export's folder for the checks that measure pages. */
const moduleGraphFile = "modules.json";

export interface Written {
  readonly pages: number;
  readonly files: number;
  readonly packages: readonly string[];
}

/**
 * Makes the published site from Next's export: converts the pages, bundles the islands and copies all other files.
 *
 * @returns the numbers of pages and other files, and the folders of the bundled packages
 * @throws PostbuildError for unknown content in a page
 */
export async function postbuild(options: PostbuildOptions): Promise<Written> {
  const { exported, out } = options;
  const kept = filesBelow(exported).filter((file) => !isNexts(file));
  const pages = new Set(kept.filter(options.isPage));
  const files = kept.filter((file) => !pages.has(file));
  const texts = new Map(
    [...pages].map((page) => [page, readFileSync(path.join(exported, page), "utf8")] as const),
  );
  const browserCode = await bundle(options, [...texts.values()].map(islandsIn));
  const outputPath = (file: string) => {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    return path.join(out, file);
  };
  for (const file of files) copyFileSync(path.join(exported, file), outputPath(file));
  for (const [page, text] of texts) {
    const converted = convertPage(page, text, browserCode, options);
    writeFileSync(outputPath(page), converted.html);
    for (const { file, content } of converted.files) writeFileSync(outputPath(file), content);
  }
  writeFileSync(path.join(exported, moduleGraphFile), JSON.stringify(browserCode.modules));
  return { pages: pages.size, files: files.length, packages: browserCode.packages };
}

function islandsIn(html: string): PlacedIsland[] {
  return [...html.matchAll(/<[^>]* data-island="([^"]+)"[^>]*>/g)].map(([tag, name = ""]) => ({
    name,
    onPress: tag.includes(" data-press="),
  }));
}

/** Returns whether a file is a payload, script or style of Next. The host's error page is 404.html. */
function isNexts(file: string): boolean {
  return (
    /^(_next|_not-found|404)\//.test(file) || /(^|\/)(index|__next\.[^/]*|_not-found|404)\.txt$/.test(file)
  );
}
