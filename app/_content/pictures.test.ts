import { pictureSources, pictureWidths } from "./pictures";

// Fixed sizes, independent of the masters.
jest.mock("./pictures.manifest.json", () => ({
  "hero-yard": { width: 2400, height: 1350, widths: [360, 1200, 2400], hash: "0f3a9c1e" },
  "news-1": { width: 1600, height: 900, widths: [1600], hash: "ab12cd34" },
}));

jest.mock("../_settings/base-path", () => ({ basePath: "/folder" }));

test("lists every width as AVIF and gives one as WebP", () => {
  expect(pictureWidths("hero-yard")).toEqual([360, 1200, 2400]);
  expect(pictureSources("hero-yard")).toEqual({
    width: 2400,
    height: 1350,
    avif:
      "/folder/pictures/hero-yard.0f3a9c1e.360.avif 360w, /folder/pictures/hero-yard.0f3a9c1e.1200.avif 1200w, " +
      "/folder/pictures/hero-yard.0f3a9c1e.2400.avif 2400w",
    src: "/folder/pictures/hero-yard.0f3a9c1e.1200.webp",
  });
});

test("gives the only width there is to a browser that cannot choose, however wide", () => {
  expect(pictureSources("news-1").src).toBe("/folder/pictures/news-1.ab12cd34.1600.webp");
});
