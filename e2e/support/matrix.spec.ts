import { expect, test } from "@playwright/test";

import { pageAt, pageName, pages } from "../../app/_content/pages";
import { locales } from "../../app/_i18n/languages";
import { sitemapPages } from "../../scripts/built/sitemap";
import { run, sampledLanguages, type SampledPage, sampledPages, sampledThird, sampledWidths } from "./matrix";
import { widths } from "./measures/screens";
import { errorPath } from "./built-pages";

const seeds = [0, 1, 2, 0xfffffffe];
const sample = (seed: number) => ({ full: false, seed });
const everything = { full: true, seed: 0 };

const keys = ({ path, screens }: SampledPage) => screens.map((screen) => `${path} ${screen}`);
const nameOf = (path: string) => {
  const known = pageAt(path);
  return known && pageName(known.page);
};

for (const seed of seeds) {
  test(`the sample of seed ${seed} covers each route, language and width`, () => {
    const sampled = sampledPages(sample(seed));
    const routes = pages.map(pageName).toSorted();
    for (const screen of ["phone", "desktop"] as const) {
      const seen = sampled.filter(({ path, screens }) => path !== errorPath && screens.includes(screen));
      expect(seen.map(({ path }) => nameOf(path)).toSorted(), `each route once on a ${screen}`).toEqual(
        routes,
      );
      if (screen === "desktop") expect(new Set(seen.map(({ locale }) => locale))).toEqual(new Set(locales));
      else expect(new Set(seen.map(({ locale }) => locale))).toEqual(new Set(["de"]));
    }
    expect(sampled.at(-1)).toMatchObject({ path: errorPath, screens: ["phone", "desktop"] });
    expect(sampledWidths(sample(seed))).toEqual(widths);
    expect(new Set(locales.flatMap((_, turn) => sampledLanguages(turn, sample(seed))))).toEqual(
      new Set(locales),
    );
  });
}

test("samples of different seeds cover everything over time", () => {
  const ofSeeds = <T>(read: (seed: number) => readonly T[]) =>
    new Set(locales.flatMap((_, seed) => read(seed)));
  expect(ofSeeds((seed) => sampledLanguages(0, sample(seed)))).toEqual(new Set(locales));
  expect(ofSeeds((seed) => sampledThird(pages, sample(seed)))).toEqual(new Set(pages));
  const onDesktops = ofSeeds((seed) =>
    sampledPages(sample(seed))
      .filter(({ screens }) => screens.includes("desktop"))
      .map(({ path }) => path),
  );
  expect(onDesktops).toEqual(new Set([...sitemapPages().map(({ path }) => path), errorPath]));
});

test("the full run covers everything at once", () => {
  expect(sampledPages(everything).flatMap(keys)).toHaveLength(2 * (sitemapPages().length + 1));
  expect(sampledLanguages(0, everything)).toEqual(locales);
  expect(sampledThird(pages, everything)).toEqual(pages);
  expect(sampledWidths(everything).length).toBeGreaterThan(widths.length);
});

test("every worker reads the same seed", () => {
  expect(process.env.SAMPLE_SEED).toMatch(/^[0-9a-f]+$/i);
  expect(run.seed).toBe(Number.parseInt(process.env.SAMPLE_SEED?.slice(0, 8) ?? "", 16));
});
