import { readFileSync } from "node:fs";

import { news } from "../../app/_content/news";
import { type Product, products } from "../../app/_content/products";
import { filesBelow } from "../../islands/build/files";

/** Minimum size of a master in pixels, whose proportions must match. */
type Size = readonly [width: number, height: number];

/** Pictures in the design, by the beginning of their names. */
const designed: Readonly<Record<string, Size>> = {
  hero: [2400, 1350],
  "about-stack": [1600, 1200],
  "about-detail": [1200, 1600],
  offer: [1200, 900],
  service: [1200, 900],
};

/** Returns the sizes that products, articles and the design need of a picture. */
function sizesOf(name: string): Size[] {
  return [
    ...products
      .filter(({ img }) => img === name)
      // Dimension lines require the frame of a render's camera.
      .map(({ camera }: Product): Size => [camera?.frame.width ?? 1600, camera?.frame.height ?? 1200]),
    ...news.filter(({ picture }) => picture === name).map((): Size => [1200, 675]),
    ...Object.entries(designed).flatMap(([start, size]) =>
      name === start || name.startsWith(`${start}-`) ? [size] : [],
    ),
  ];
}

/** Lists masters that no source mentions, that are too small for a use, or whose proportions differ by a hundredth. */
export function masterFindings(
  masters: readonly { readonly name: string; readonly width: number; readonly height: number }[],
  needs = sizesOf,
  folder = "app",
): string[] {
  const sources = filesBelow(folder)
    .filter((file) => /^(?!.*\.test\.).*\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join();
  return masters.flatMap(({ name, width, height }) => {
    const file = `pictures/masters/${name}.jpg`;
    const wrong = needs(name).filter(
      ([least, high]) =>
        width < least || height < high || Math.abs((width / height) * (high / least) - 1) > 0.01,
    );
    return [
      ...(sources.includes(`"${name}"`) ? [] : [`${file} is unused: delete it, or show it on a page.`]),
      ...wrong.map(
        (least) =>
          `${file} has ${width} × ${height} pixels: its place needs ${least.join(" × ")}, or more in the same proportion.`,
      ),
    ];
  });
}
