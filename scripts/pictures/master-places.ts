/** What the places of the site need of the masters they show. */
import { readFileSync } from "node:fs";
import path from "node:path";

import { news } from "../../app/_content/news";
import { type Product, products } from "../../app/_content/products";
import { filesBelow } from "../../islands/build/files";

/** A size in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least a master has to have; more is welcome, as long as it has the same shape. */
interface Place extends Size {
  /** As it stands in a sentence: "the picture of an article". */
  readonly what: string;
}

/** A hundredth: the invisible change of a shape by rounding to whole pixels. */
const tolerance = 0.01;

/** Pictures that the design places, by what their names begin with. */
const designed: Readonly<Record<string, Place>> = {
  hero: { what: "a picture across the page", width: 2400, height: 1350 },
  "about-stack": { what: "the large picture of a pair", width: 1600, height: 1200 },
  "about-detail": { what: "the upright picture of a pair", width: 1200, height: 1600 },
  offer: { what: "the picture of a card", width: 1200, height: 900 },
  service: { what: "the picture of a service", width: 1200, height: 900 },
};

/** A picture of a product; a render has the frame of its camera, for which dimension lines are drawn. */
const photograph = { width: 1600, height: 1200 };

const article: Size = { width: 1200, height: 675 };

/** Every place that content or design gives a picture. */
export function placesOf(name: string): Place[] {
  return [
    ...products
      .filter(({ img }) => img === name)
      .map(({ id, camera }: Product) => ({ what: `the picture of product ${id}`, ...(camera?.frame ?? photograph) })),
    ...news
      .filter(({ picture }) => picture === name)
      .map(({ id }) => ({ what: `the picture of the article ${id}`, ...article })),
    ...Object.entries(designed)
      .filter(([start]) => name === start || name.startsWith(`${start}-`))
      .map(([, place]) => place),
  ];
}

/**
 * Names the masters that are too small for a place, or of another shape.
 *
 * @param places what a picture is shown as, by its name
 * @returns one sentence for each, with the pixels that it needs
 */
export function masterFindings(
  masters: readonly (Size & { readonly name: string })[],
  places: (name: string) => readonly Place[] = placesOf,
): string[] {
  return masters.flatMap(({ name, width, height }) =>
    places(name).flatMap((place) => {
      const isSmall = width < place.width || height < place.height;
      const isOther = Math.abs(width / height / (place.width / place.height) - 1) > tolerance;
      if (!isSmall && !isOther) return [];
      const fault = isOther ? "has another shape" : "is too small";
      return [
        `pictures/masters/${name}.jpg (${width} × ${height} pixels) ${fault}: ${place.what} needs ` +
          `${place.width} × ${place.height} pixels, or more in the same proportion.`,
      ];
    }),
  );
}

/** Names the masters that no source of the site mentions: they are encoded, built and never seen. */
export function orphanMasters(masters: readonly { readonly name: string }[], sources = "app"): string[] {
  const code = filesBelow(sources)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|manifest)\./.test(file))
    .map((file) => readFileSync(path.join(sources, file), "utf8"));
  return masters
    .filter(({ name }) => !code.some((text) => text.includes(`"${name}"`)))
    .map(({ name }) => `pictures/masters/${name}.jpg is unused: delete it, or show it on a page.`);
}
