import { news } from "../../app/_content/news";
import { type Product, products } from "../../app/_content/products";
import { testFolder } from "../../islands/build/test-folder";
import { masterFindings, orphanMasters, usesOf } from "./master-sizes";

const card = { noun: "the picture of a card", width: 1200, height: 900 };
const wide = { noun: "the picture of a page", width: 1600, height: 1200 };

test.each([
  [1600, 1200, ""],
  [4032, 3024, ""],
  [1601, 1200, ""],
  [1200, 900, "is too small: the picture of a page needs 1600 × 1200"],
  [1599, 1199, "is too small: the picture of a page needs 1600 × 1200"],
  [1600, 900, "has the wrong proportions: the picture of a card needs 1200 × 900"],
  [900, 1200, "has the wrong proportions: the picture of a card needs 1200 × 900"],
  [1200, 1200, "has the wrong proportions: the picture of a card needs 1200 × 900"],
])("%i × %i pixels for two uses: %s", (width, height, fault) => {
  const [finding = ""] = masterFindings([{ name: "yard", width, height }], () => [card, wide]);
  const size = `(${width} × ${height} pixels)`;
  expect(finding).toBe(
    fault && `pictures/masters/yard.jpg ${size} ${fault} pixels, or more in the same proportion.`,
  );
});

test("the pictures of every product, every article and the design have a use", () => {
  for (const { id, img, camera } of products as readonly Product[]) {
    const least = camera?.frame ?? {
      width: expect.any(Number) as number,
      height: expect.any(Number) as number,
    };
    expect(usesOf(img)).toContainEqual({ noun: `the picture of product ${id}`, ...least });
  }
  for (const { picture } of news) expect(usesOf(picture)).not.toEqual([]);
  expect(usesOf("hero-something")).toHaveLength(1);
  expect(usesOf("heron")).toEqual([]);
});

const sources = testFolder();

test("a master that no source mentions is reported; tests do not count", () => {
  sources.write("page.tsx", '<Picture name="yard" />');
  sources.write("page.test.tsx", '<Picture name="left-over" />');
  const masters = ["yard", "left-over", "yar"].map((name) => ({ name }));
  expect(orphanMasters(masters, sources.path)).toEqual(
    ["left-over", "yar"].map(
      (name) => `pictures/masters/${name}.jpg is unused: delete it, or show it on a page.`,
    ),
  );
});
