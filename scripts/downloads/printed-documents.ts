import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { build } from "esbuild";

import type * as PrintedPapers from "../../app/papers/printed-papers";
import { withPaperFonts } from "./paper-fonts";
import type { Document } from "./print";

/** What renders the papers; bundled, because Node can't import style sheets. */
const source = "app/papers/printed-papers.tsx";

/**
 * Renders the documents that are printed.
 *
 * @param folder for the bundle
 * @param catalogs words by locale
 * @returns the documents, and the style sheet that all of them ask for
 */
export async function printedDocuments(
  folder: string,
  catalogs: Parameters<typeof PrintedPapers.printedPapers>[0],
): Promise<{ documents: Document[]; styles: string }> {
  await mkdir(folder, { recursive: true });
  const module = path.resolve(folder, "printed-papers.mjs");
  await build({
    entryPoints: [source],
    outfile: module,
    bundle: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    // As in the browser, so that words come from the context that the papers give them.
    packages: "external",
    external: ["/fonts/*"],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  const { printedPapers } = (await import(pathToFileURL(module).href)) as typeof PrintedPapers;
  const styles = await readFile(module.replace(".mjs", ".css"), "utf8");
  return { documents: printedPapers(catalogs), styles: withPaperFonts(styles) };
}
