import { readFile } from "node:fs/promises";
import path from "node:path";

import { type BrowserContext, chromium, type Route } from "@playwright/test";
import sharp from "sharp";

import { finishedPdf } from "./finished-pdf";
import { fontFolder, paperFont } from "./paper-fonts";

/** A document to print: the name of its file, and all of its HTML. */
export interface Document {
  readonly name: string;
  readonly html: string;
}

/** Where the documents seem to lie. Nothing asks a network for it: every request is answered here. */
const origin = "http://papers.localhost";

/** Pictures on paper: so many pixels wide, which is 190 to an inch in the widest column, and how hard they are compressed. */
const picture = { width: 560, quality: 68 } as const;

/**
 * Prints documents as PDF: tagged, with an outline, their language and their title.
 *
 * @param browser path of a Chromium
 * @param styles what the documents ask for as `/papers.css`
 * @param basePath folder that the addresses in the documents begin with: "" or "/folder"
 * @param day ISO 8601; the files are dated by it
 * @param done called after each
 * @returns bytes by name
 */
export async function print(
  documents: readonly Document[],
  browser: string,
  styles: string,
  basePath: string,
  day: string,
  done: () => void,
): Promise<Map<string, Buffer>> {
  // Chromium's sandbox refuses to start as root, which is who runs in most containers. Letters stand where the font wants them:
  // moved to whole pixels they look uneven on download, and the place of each takes more room than all words.
  const args = ["--font-render-hinting=none", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const running = await chromium.launch({ executablePath: browser, args });
  try {
    const context = await running.newContext({ javaScriptEnabled: false });
    await answerRequests(context, documents, styles, basePath);
    const page = await context.newPage();
    const printed = new Map<string, Buffer>();
    for (const { name } of documents) {
      await page.goto(`${origin}/${name}`, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
      printed.set(name, await finishedPdf(pdf, day));
      done();
    }
    return printed;
  } finally {
    await running.close();
  }
}

/** Answers every request of the documents from the project's files. */
async function answerRequests(
  context: BrowserContext,
  documents: readonly Document[],
  styles: string,
  basePath: string,
): Promise<void> {
  const html = new Map(documents.map((each) => [`/${each.name}`, each.html]));
  await context.route("**/*", async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
    const document = html.get(pathname);
    if (document !== undefined) return route.fulfill({ contentType: "text/html", body: document });
    if (pathname === "/papers.css") return route.fulfill({ contentType: "text/css", body: styles });
    const master = /^\/pictures\/([a-z0-9-]+)\./.exec(file)?.[1];
    // A PDF holds JPEG as it is, and every other kind of picture at many times its size.
    if (master) return route.fulfill({ contentType: "image/jpeg", body: await jpeg(master) });
    if (file.startsWith(fontFolder))
      return route.fulfill({ contentType: "font/woff2", body: await paperFont(file) });
    if (file.startsWith("/icons/")) return route.fulfill({ path: path.join("public", file) });
    return route.fulfill({ status: 404, body: "" });
  });
}

async function jpeg(master: string): Promise<Buffer> {
  const { width, quality } = picture;
  return sharp(await readFile(`pictures/masters/${master}.jpg`))
    .autoOrient()
    .resize({ width })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
