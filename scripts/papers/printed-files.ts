import { readFile } from "node:fs/promises";

import { issued } from "../../app/_content/papers";
import { counter } from "../command/counter";
import { findChromium, findHeadlessShell } from "../chromium";
import type { PaperStore } from "./paper-store";
import { type Document, print } from "./print";

/** What of a document stands in none of its letters, and decides its bytes all the same. */
async function surroundings(styles: string): Promise<string[]> {
  const writers = ["print.ts", "finished-pdf.ts", "paper-fonts.ts"].map((file) => `scripts/papers/${file}`);
  const files = [...writers, "public/icons/logo.svg"].map((file) => readFile(file, "utf8"));
  return [styles, ...(await Promise.all(files))];
}

/**
 * The documents as PDF: those of the store, and the others printed by a Chromium that this machine has.
 *
 * @param basePath folder that the addresses in the documents begin with
 * @returns bytes by name; without a browser those of the store alone
 */
export async function printedFiles(
  documents: readonly Document[],
  styles: string,
  basePath: string,
  store: PaperStore,
): Promise<Map<string, Buffer>> {
  const around = await surroundings(styles);
  const recipe = ({ html }: Document) => JSON.stringify([html, issued, ...around]);
  const found = new Map<string, Buffer>();
  const missing: Document[] = [];
  for (const document of documents) {
    const kept = await store.find(document.name, recipe(document));
    if (kept) found.set(document.name, kept);
    else missing.push(document);
  }
  if (!missing.length) return found;

  const browser = findHeadlessShell() ?? findChromium();
  if (!browser) {
    console.log(
      `Papers: no Chromium on this machine, so ${missing.length} of ${documents.length} PDF files are left out, and no page ` +
        "links to them. CHROMIUM_PATH names a browser.",
    );
    return found;
  }
  const done = counter("Papers: PDF files", missing.length);
  const printed = await print(missing, browser, styles, basePath, issued, done);
  for (const document of missing) {
    const bytes = printed.get(document.name);
    if (!bytes) continue;
    await store.keep(document.name, recipe(document), bytes);
    found.set(document.name, bytes);
  }
  return found;
}
