/** Minimum sizes of masters by their use on the site. */
import { readFileSync } from "node:fs";
import path from "node:path";

import { news } from "../../app/_content/news";
import { type Product, products } from "../../app/_content/products";
import { filesBelow } from "../../islands/build/files";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Minimum size of a master, whose proportions must match. */
interface MinimumSize extends Size {
  /** Noun in messages: "the picture of an article". */
  readonly noun: string;
}

/** A hundredth: rounding to whole pixels changes proportions invisibly. */
const tolerance = 0.01;

/** Pictures in the design, by the beginning of their names. */
const designed: Readonly<Record<string, MinimumSize>> = {
  hero: { noun: "a picture across the page", width: 2400, height: 1350 },
  "about-stack": { noun: "the large picture of a pair", width: 1600, height: 1200 },
  "about-detail": { noun: "the upright picture of a pair", width: 1200, height: 1600 },
  offer: { noun: "the picture of a card", width: 1200, height: 900 },
  service: { noun: "the picture of a service", width: 1200, height: 900 },
};

/** A photograph of a product. A render instead has its camera's frame, which dimension lines require. */
const photograph = { width: 1600, height: 1200 };

const article: Size = { width: 1200, height: 675 };

/** Returns every use of a picture in content and design. */
export function usesOf(name: string): MinimumSize[] {
  return [
    ...products
      .filter(({ img }) => img === name)
      .map(({ id, camera }: Product) => ({
        noun: `the picture of product ${id}`,
        ...(camera?.frame ?? photograph),
      })),
    ...news
      .filter(({ picture }) => picture === name)
      .map(({ id }) => ({ noun: `the picture of the article ${id}`, ...article })),
    ...Object.entries(designed)
      .filter(([start]) => name === start || name.startsWith(`${start}-`))
      .map(([, use]) => use),
  ];
}

/**
 * Lists masters that are too small for a use or have other proportions, one sentence each.
 *
 * @param uses returns the uses of a picture
 */
export function masterFindings(
  masters: readonly (Size & { readonly name: string })[],
  uses: (name: string) => readonly MinimumSize[] = usesOf,
): string[] {
  return masters.flatMap(({ name, width, height }) =>
    uses(name).flatMap((use) => {
      const isSmall = width < use.width || height < use.height;
      const isOther = Math.abs(width / height / (use.width / use.height) - 1) > tolerance;
      if (!isSmall && !isOther) return [];
      const fault = isOther ? "has the wrong proportions" : "is too small";
      return [
        `pictures/masters/${name}.jpg (${width} × ${height} pixels) ${fault}: ${use.noun} needs ` +
          `${use.width} × ${use.height} pixels, or more in the same proportion.`,
      ];
    }),
  );
}

/** Lists masters that no source file mentions. */
export function orphanMasters(masters: readonly { readonly name: string }[], sources = "app"): string[] {
  const code = filesBelow(sources)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(path.join(sources, file), "utf8"));
  return masters
    .filter(({ name }) => !code.some((text) => text.includes(`"${name}"`)))
    .map(({ name }) => `pictures/masters/${name}.jpg is unused: delete it, or show it on a page.`);
}
