import { renderToStaticMarkup } from "react-dom/server";
import { Picture } from "./picture";

// Fixed sizes, independent of the masters.
jest.mock("../_content/pictures.manifest.json", () => ({
  "hero-yard": { width: 800, height: 450, widths: [400, 800], hash: "0f3a9c1e" },
}));

const sizes = "(min-width: 64rem) 50vw, 100vw";
const widths = "/pictures/hero-yard.0f3a9c1e.400.avif 400w, /pictures/hero-yard.0f3a9c1e.800.avif 800w";
const picture = (attributes: string) =>
  `<img class="picture${attributes} alt="Stosy palet" width="800" height="450" sizes="${sizes}" ` +
  `srcSet="${widths}" src="/pictures/hero-yard.0f3a9c1e.800.webp"/>`;
const render = (more: { priority?: boolean; className?: string }) =>
  renderToStaticMarkup(<Picture name="hero-yard" alt="Stosy palet" sizes={sizes} {...more} />);

test("offers AVIF by the size in the layout, and WebP to readers of `src`; reserves the space, and loads late", () => {
  expect(render({ className: "own" })).toBe(picture(' own" loading="lazy"'));
});

test("the largest picture of the first view loads first, by one preload with the same files", () => {
  const [, preload = "", rest] = /^<link([^>]*)\/>(.*)$/.exec(render({ priority: true })) ?? [];
  expect(rest).toBe(picture('" fetchPriority="high"'));
  const attributes = `rel="preload" as="image" type="image/avif" imageSrcSet="${widths}" imageSizes="${sizes}" fetchPriority="high"`;
  const sorted = (text: string) => text.match(/\w+="[^"]*"/g)?.sort();
  expect(sorted(preload)).toEqual(sorted(attributes));
});
