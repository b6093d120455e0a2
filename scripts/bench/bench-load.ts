import { readFileSync, writeFileSync } from "node:fs";

import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { format, resolveConfig } from "prettier";

import { products } from "../../app/_content/products";
import { vehicles } from "../../app/_content/vehicles";
import { findChromium, findHeadlessShell } from "../chromium";
import type * as Load from "../../app/_load/full-load";
import { loadMisses, loadText } from "./load-report";
import { withSection } from "./section";

/** The section of the page of figures that this bench writes. */
export const loadHeading = "Planning loads";

/** How often a size is packed by a browser that never did: the least is what nothing else on the machine took part in. */
const runs = 3;

/** Sizes that a visitor may type in and that took longest of many thousands, with their play; mm. */
const slowest = [
  [796, 741, 30],
  [833, 805, 30],
  [677, 648, 10],
  [679, 648, 10],
  [626, 609, 0],
  [725, 656, 30],
  [650, 610, 10],
  [641, 601, 20],
  [640, 605, 10],
  [645, 601, 10],
  [800, 600, 10],
] as const;

declare global {
  /** The bundle that is measured, in the browser. */
  var load: typeof Load;
}

/**
 * `npm run bench -- load`: measures in the browser how long it takes to plan every load of the catalogue, and the slowest
 * sizes of a visitor's own, each on every vehicle's floor and for the first time. Writes it into the page of figures, and
 * ends with 1 when a target is missed.
 *
 * @param file the page of figures
 */
export async function benchLoad(file: string): Promise<void> {
  const bundle = await build({
    entryPoints: ["app/_load/full-load.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    globalName: "load",
    write: false,
  });
  const browser = await chromium.launch({
    executablePath: (await findHeadlessShell()) ?? (await findChromium()),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const page = await browser.newPage();
    const fresh = async () => {
      await page.goto("about:blank");
      await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? "" });
    };
    await fresh();
    const pallets = products.map(({ geometry }) => geometry);
    const catalogue = await page.evaluate(
      ([vehicles, pallets]) => {
        const start = performance.now();
        for (const vehicle of vehicles) for (const pallet of pallets) load.fullLoad(vehicle, pallet);
        return performance.now() - start;
      },
      [vehicles, pallets] as const,
    );
    const custom = [];
    for (const [length, depth, play] of slowest) {
      const tries: number[][] = [];
      while (tries.length < runs) {
        await fresh();
        tries.push(
          await page.evaluate(
            ([vehicles, pallet, play]) =>
              vehicles.map((vehicle) => {
                const start = performance.now();
                load.fullLoad(vehicle, pallet, { play });
                return performance.now() - start;
              }),
            [vehicles, { length, depth, height: 144, mass: 20 }, play] as const,
          ),
        );
      }
      const worst = Math.max(
        ...vehicles.map((_, index) => Math.min(...tries.map((times) => times[index] ?? 0))),
      );
      custom.push({ length, depth, play, worst });
      console.log(`${length} × ${depth} mm, play ${play} mm: ${worst.toFixed(1)} ms at the most`);
    }
    const planned = { cells: vehicles.length * pallets.length, catalogue, custom };
    const missed = loadMisses(planned);
    console.log(`all ${planned.cells} cells of the catalogue: ${catalogue.toFixed(1)} ms`);
    console.log(missed.length ? missed.join("\n") : "Every target is met.");
    const written = withSection(readFileSync(file, "utf8"), loadHeading, loadText(planned));
    writeFileSync(file, await format(written, { ...(await resolveConfig(file)), parser: "markdown" }));
    console.log(`Written to ${file}.`);
    process.exitCode = missed.length ? 1 : 0;
  } finally {
    await browser.close();
  }
}
