import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { bundle } from "./bundle";
import { filesBelow } from "./files";
import type { PostbuildOptions } from "./options";
import { turnPage } from "./page";

/** The module graph of the browser's code, noted in the folder of the export for what measures pages. */
const moduleGraphFile = "modules.json";

/** What was written: how many files, and of which packages. */
export interface Written {
  readonly pages: number;
  readonly files: number;
  readonly packages: readonly string[];
}

/**
 * Makes the site that visitors get out of Next's export: pages without Next's runtime, with the inline loader, their styles and a
 * policy; the modules of the islands; all other files as they are.
 *
 * @returns how many pages and other files were written, and the folders of the packages whose code the browser gets
 * @throws PostbuildError at anything in a page that is not known
 */
export async function postbuild(options: PostbuildOptions): Promise<Written> {
  const { exported, out } = options;
  const kept = filesBelow(exported).filter((file) => !isNexts(file));
  const pages = kept.filter(options.isPage);
  const files = kept.filter((file) => !pages.includes(file));
  const browserCode = await bundle(options);
  const placeOf = (file: string) => {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    return path.join(out, file);
  };
  for (const file of files) cpSync(path.join(exported, file), placeOf(file));
  for (const page of pages) {
    const exportedPage = readFileSync(path.join(exported, page), "utf8");
    const turned = turnPage(page, exportedPage, browserCode, options);
    writeFileSync(placeOf(page), turned.html);
    for (const { file, content } of turned.files) writeFileSync(placeOf(file), content);
  }
  writeFileSync(path.join(exported, moduleGraphFile), JSON.stringify(browserCode.modules));
  return { pages: pages.length, files: files.length, packages: browserCode.packages };
}

/** The payloads of Next's router, its code and styles; the error document is 404.html. */
function isNexts(file: string): boolean {
  return (
    /^(_next|_not-found|404)\//.test(file) || /(^|\/)(index|__next\.[^/]*|_not-found|404)\.txt$/.test(file)
  );
}
