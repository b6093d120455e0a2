import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { pageAt } from "../../app/_content/pages";
import { products } from "../../app/_content/products";
import { defaultLocale } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { copyProject } from "../command/copied-project";
import { addProducts } from "../growth/grow";
import { startPreview } from "../preview/server";
import { findChromium, findHeadlessShell } from "../chromium";
import { previewOrigin, testEnvironment } from "../preview-settings";
import { budgets } from "../weigh/budgets";
import { compressed } from "../weigh/weigh-page";
import { openAndWeigh } from "../weigh/weigh-view";

/** The site with so many products. */
export interface Grown {
  readonly count: number;
  /** What its build took. */
  readonly seconds: number;
  /** Bytes after brotli, by the address of each page that is there today. */
  readonly pages: ReadonlyMap<string, number>;
  /** Bytes that a phone is sent before the catalogue is scrolled. */
  readonly firstView: number;
}

/** A port that nothing has to listen at: the site is only told its address. */
const address = 4999;

/** Where the catalogue's first view is measured: the phone that the budgets are written for. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Builds a copy of the project with so many products, and weighs it.
 *
 * @param count at least as many as there are
 */
export async function measureProducts(count: number): Promise<Grown> {
  const copy = await copyProject("bench-products");
  addProducts(copy.folder, count - products.length);
  const start = performance.now();
  await copy.build({ ...testEnvironment(address), TYPES_CHECKED: "1" });
  const seconds = (performance.now() - start) / 1000;
  const pages = readdirSync(copy.site, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("index.html"))
    .map((file) => [`/${file.replaceAll("\\", "/").replace("index.html", "")}`, file] as const)
    .filter(([page]) => pageAt(page))
    .map(([page, file]) => [page, compressed(readFileSync(join(copy.site, file)))] as const);
  const firstView = await weighCatalogue(copy.site);
  await copy.remove();
  return { count, seconds, pages: new Map(pages), firstView };
}

async function weighCatalogue(folder: string): Promise<number> {
  const preview = await startPreview({ folder, outbox: join(tmpdir(), "bench-outbox"), port: 0 });
  const executablePath = (await findHeadlessShell()) ?? (await findChromium());
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage(phone);
    const { total } = await openAndWeigh(
      page,
      previewOrigin(preview.port) + path(defaultLocale, "catalogue"),
    );
    return total;
  } finally {
    await browser.close();
    preview.close();
  }
}

/** A build that grows by half more for each product than before grows faster than its products. */
const tolerance = 1.5;

/**
 * What a page may gain by products that it does not show, bytes: compression is never quite the same, and as soon as there are
 * such products a tool says so, in one sentence.
 */
const gain = 192;

/**
 * Names what grows that should not.
 *
 * @param measured in the order of their counts
 * @returns one sentence for each
 */
export function growthFindings(measured: readonly Grown[]): string[] {
  const [least] = measured;
  const perProduct = measured.slice(1).map(({ count, seconds }, index) => {
    const before = measured[index] as Grown;
    return (seconds - before.seconds) / (count - before.count);
  });
  return [
    ...perProduct.flatMap((seconds, index) => {
      const before = perProduct[index - 1];
      return before !== undefined && seconds > before * tolerance
        ? [
            `A product takes ${seconds.toFixed(2)} s to build among ${measured[index + 1]?.count}, ${before.toFixed(2)} s before.`,
          ]
        : [];
    }),
    ...measured.flatMap(({ count, pages, firstView }) => [
      ...[...pages]
        .filter(([page]) => pageAt(page)?.page.route !== "catalogue")
        .filter(([page, bytes]) => bytes > (least?.pages.get(page) ?? 0) + gain)
        .map(
          ([page, bytes]) =>
            `${page} weighs ${bytes} bytes with ${count} products, ${least?.pages.get(page)} with ${least?.count}.`,
        ),
      ...(firstView > budgets.firstView
        ? [
            `The catalogue's first view has ${firstView} bytes with ${count} products, the budget is ${budgets.firstView}.`,
          ]
        : []),
    ]),
  ];
}
