import { expect, test } from "@playwright/test";

import { pageAt, pageName, pages } from "../../app/_content/pages";
import { news } from "../../app/_content/news";
import { locales } from "../../app/_i18n/languages";
import type { Page } from "../../app/_i18n/paths";
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
  return known && sampleName(known.page);
};
/** The pages of all articles are one route. */
const sampleName = (page: Page) => (page.route === "article" ? page.route : pageName(page));

for (const seed of seeds) {
  test(`the sample of seed ${seed} covers each route, language and width`, () => {
    const sampled = sampledPages(sample(seed));
    const routes = [...new Set(pages.map(sampleName))].toSorted();
    const seen = sampled.filter(({ path }) => path !== errorPath);
    expect(seen.map(({ path }) => nameOf(path)).toSorted(), "each route once").toEqual(routes);
    for (const screen of ["phone", "desktop"] as const) {
      const onScreen = seen.filter(({ screens }) => screens.includes(screen));
      expect(onScreen.length).toBeGreaterThanOrEqual(Math.floor(routes.length / 2));
      expect(new Set(onScreen.map(({ locale }) => locale))).toEqual(
        new Set(screen === "desktop" ? locales : ["de"]),
      );
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
  // Six turns, of two screens with three languages, for each article.
  const looks = [...Array(6 * news.length).keys()].flatMap((seed) =>
    sampledPages(sample(seed)).flatMap(keys),
  );
  const paths = [...sitemapPages().map(({ path }) => path), errorPath];
  for (const path of paths) expect(looks).toContain(`${path} desktop`);
  for (const path of paths.filter((each) => each.startsWith("/de/")))
    expect(looks).toContain(`${path} phone`);
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
