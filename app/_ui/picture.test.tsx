import { renderToStaticMarkup } from "react-dom/server";
import { Picture } from "./picture";

// Fixed sizes, independent of the masters.
jest.mock("../_content/pictures.manifest", () => ({
  pictures: { "hero-yard": { width: 800, height: 450, widths: [400, 800], hash: "0f3a9c1e" } },
}));

const sizes = "(min-width: 64rem) 50vw, 100vw";
const render = (more: { priority?: boolean; className?: string } = {}) =>
  renderToStaticMarkup(<Picture name="hero-yard" alt="Stosy palet" sizes={sizes} {...more} />);

test("offers AVIF with its widths and the size in the layout", () => {
  const sources = render().match(/<source[^>]*>/g);
  expect(sources).toEqual([
    `<source type="image/avif" srcSet="/pictures/hero-yard.0f3a9c1e.400.avif 400w, ` +
      `/pictures/hero-yard.0f3a9c1e.800.avif 800w" sizes="${sizes}"/>`,
  ]);
});

test("reserves the space, loads late and falls back to one WebP", () => {
  const img = render().match(/<img[^>]*>/)?.[0];
  expect(img).toBe(
    '<img loading="lazy" alt="Stosy palet" width="800" height="450" ' +
      'src="/pictures/hero-yard.0f3a9c1e.800.webp"/>',
  );
});

test("the largest paint of a page is loaded at once and first", () => {
  expect(render({ priority: true })).toMatch(/<img fetchPriority="high"/);
});

test("the largest paint of a page is requested from its head, in the format and the widths of the picture", () => {
  const [, source] = /<source([^>]*)\/>/.exec(render({ priority: true })) ?? [];
  const [, link] = /^<link rel="preload" as="image"([^>]*)\/>/.exec(render({ priority: true })) ?? [];
  const renamed = source?.replace("srcSet=", "imageSrcSet=").replace("sizes=", "imageSizes=");
  const attributes = (text = "") => text.match(/\w+="[^"]*"/g)?.sort();
  expect(attributes(link)).toEqual(attributes(`${renamed} fetchPriority="high"`));
});

test("React adds no preload of its own, which would name the fallback", () => {
  expect(render()).toMatch(/^<picture class="picture">.*<\/picture>$/);
  expect(render({ priority: true })).toMatch(/^<link[^>]*><picture class="picture">.*<\/picture>$/);
});

test("the class is the image's: its wrapper has no box", () => {
  expect(render({ className: "news-article__picture" })).toContain('<img class="news-article__picture"');
});

test("writes no style attribute, which a strict policy would refuse", () => {
  expect(render({ priority: true })).not.toContain("style=");
});
