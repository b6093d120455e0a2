import type { Page } from "@playwright/test";

import { pageAt } from "../../../app/_content/pages";

/** Device pixels per CSS pixel of a dense screen. */
const density = 2;

/**
 * Least and largest width in `sizes`, as a ratio of the drawn width. What `object-fit: cover` cuts off need not be
 * sharp; more wastes bytes.
 */
const leastPromise = { whole: 0.95, cropped: 0.75 } as const;
const mostPromise = 1.5;

/** Pictures that may have too few pixels for a dense screen. An unused row fails its page's test. */
const exceptions = [
  {
    route: "landing",
    container: ".image-feature",
    width: 1440,
    reason: "As wide as the window, and a good part of it under a card: 2400 px are the widest step.",
  },
  ...[820, 1440].map((width) => ({
    route: "landing",
    container: ".landing-about",
    width,
    reason: "Its master is 1200 px wide: a larger one has to be rendered.",
  })),
] as const;

/**
 * Measures every visible bitmap picture of the page: the width of its largest file (`pixels`), the drawn width with
 * cropped parts, and the width from `sizes`, by which browsers choose a file (`promised`).
 */
const picturesOf = (page: Page) =>
  page.evaluate(
    async (containers) => {
      // `decode()` would take most of the time.
      const load = (image: HTMLImageElement, offer: Partial<HTMLImageElement>) =>
        new Promise<HTMLImageElement>((resolve, reject) => {
          image.onload = () => resolve(image);
          image.onerror = () => reject(new Error(`${image.currentSrc} can't be read`));
          Object.assign(image, offer);
        });
      const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
      const found = await Promise.all(
        shown.map(async (image) => {
          const offers = image.srcset;
          const largest = offers
            .split(", ")
            .map((offer) => offer.trim().split(" "))
            .sort(([, one = "0"], [, other = "0"]) => parseFloat(other) - parseFloat(one))[0]?.[0];
          const { href, pathname } = new URL(largest || image.src, document.baseURI);
          if (pathname.endsWith(".svg")) return undefined;
          const file = await load(new Image(), { src: href });
          // With `sizes`, `naturalWidth` is the width from `sizes` (HTML standard, density-corrected natural size).
          const { sizes } = image;
          const chosen = sizes && (await load(new Image(), { sizes, srcset: offers }));
          const { offsetWidth, offsetHeight } = image;
          const isCropped = getComputedStyle(image).objectFit === "cover";
          const ratio = file.naturalWidth / file.naturalHeight;
          return {
            name: file.src.replace(/^.*\//, "").replace(/\..*$/, ""),
            drawn: Math.round(isCropped ? Math.max(offsetWidth, offsetHeight * ratio) : offsetWidth),
            isCropped,
            pixels: file.naturalWidth,
            promised: chosen ? chosen.naturalWidth : undefined,
            container: containers.find((container) => image.closest(container)),
          };
        }),
      );
      return found.filter((each) => each !== undefined);
    },
    exceptions.map(({ container }) => container),
  );

/** Finds pictures of an open page that are blurred on a dense screen or have wrong `sizes`, and unused exceptions. */
export async function blurredPictures(page: Page, path: string, width: number): Promise<string[]> {
  const route = pageAt(path)?.page.route;
  const excused = exceptions.filter((each) => each.route === route && each.width === width);
  const all = await picturesOf(page);
  const blurred = all.filter(({ drawn, pixels }) => pixels < density * drawn);
  const mistaken = all.filter(
    ({ drawn, isCropped, promised = drawn }) =>
      promised < leastPromise[isCropped ? "cropped" : "whole"] * drawn || promised > mostPromise * drawn,
  );
  return [
    ...mistaken.map(
      ({ name, drawn, promised }) =>
        `${name} at ${width} px: drawn ${drawn} px wide, its sizes say ${promised}.`,
    ),
    ...blurred
      .filter((picture) => !excused.some(({ container }) => container === picture.container))
      .map(({ name, drawn, pixels }) => `${name} at ${width} px: drawn ${drawn} px wide, has ${pixels}.`),
    ...excused
      .filter((each) => !blurred.some(({ container }) => container === each.container))
      .map(({ container }) => `${container} needs no exception at ${width} px.`),
  ];
}
