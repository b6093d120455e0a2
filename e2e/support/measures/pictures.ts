import type { Page } from "@playwright/test";

import { pageAt } from "../../../app/_content/pages";

/** Pixels of a dense screen to a CSS pixel. */
const density = 2;

/** The least and the most that `sizes` may promise, as parts of what is drawn: a cropped sixth need not be requested; more is loaded in vain. */
const [leastPromise, mostPromise] = [0.85, 1.5];

/** Where a picture may have fewer pixels than a dense screen shows, and why. An unused row fails its page's test. */
const exceptions = [
  {
    route: "landing",
    place: ".image-feature",
    width: 1440,
    reason: "As wide as the window, and a good part of it under a card: 2400 px are the widest step.",
  },
  ...[820, 1440].map((width) => ({
    route: "landing",
    place: ".landing-about",
    width,
    reason: "Its master is 1200 px wide: a larger one has to be rendered.",
  })),
] as const;

interface Drawn {
  /** The address of its largest candidate, without host and hash: what the finding calls it. */
  name: string;
  /** CSS pixels it is drawn with, cropped parts included. */
  drawn: number;
  /** Pixels of its largest candidate. */
  pixels: number;
  /** CSS pixels that its `sizes` promise, by which browsers choose a candidate; undefined without them. */
  promised: number | undefined;
  /** The first of the places of the exceptions that it stands in. */
  place: string | undefined;
}

/** Every picture of pixels that is drawn on the page, as wide as its crop makes it. */
export async function picturesOf(page: Page): Promise<Drawn[]> {
  return page.evaluate(
    async (places) => {
      const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
      const found = await Promise.all(
        shown.map(async (image) => {
          const offering = image.closest("picture")?.querySelector("source") ?? image;
          const offers = offering.srcset;
          const largest = offers
            .split(", ")
            .map((offer) => offer.trim().split(" "))
            .sort(([, one = "0"], [, other = "0"]) => parseFloat(other) - parseFloat(one))[0]?.[0];
          const file = new Image();
          file.src = largest || image.src;
          if (new URL(file.src).pathname.endsWith(".svg")) return undefined;
          await file.decode();
          // The width of a picture that is chosen by `sizes` is what they promise (HTML standard, density-corrected).
          const chosen = Object.assign(new Image(), { sizes: offering.sizes, srcset: offers });
          if (offering.sizes) await chosen.decode();
          const { offsetWidth, offsetHeight } = image;
          const cropped = getComputedStyle(image).objectFit === "cover";
          const ratio = file.naturalWidth / file.naturalHeight;
          return {
            name: file.src.replace(/^.*\//, "").replace(/\..*$/, ""),
            drawn: Math.round(cropped ? Math.max(offsetWidth, offsetHeight * ratio) : offsetWidth),
            pixels: file.naturalWidth,
            promised: offering.sizes ? chosen.naturalWidth : undefined,
            place: places.find((place) => image.closest(place)),
          };
        }),
      );
      return found.filter((each) => each !== undefined);
    },
    exceptions.map(({ place }) => place),
  );
}

/**
 * Measures the pictures of an open page at one width of the window.
 *
 * @param path of the page, whose exceptions count
 * @returns one line for each picture that a dense screen would blur, or whose `sizes` are wrong, and for each exception that nothing needs
 */
export async function blurredPictures(page: Page, path: string, width: number): Promise<string[]> {
  const route = pageAt(path)?.page.route;
  const excused = exceptions.filter((each) => each.route === route && each.width === width);
  const all = await picturesOf(page);
  const blurred = all.filter(({ drawn, pixels }) => pixels < density * drawn);
  const isExcused = ({ place }: Drawn) => excused.some((each) => each.place === place);
  const mistaken = all.filter(
    ({ drawn, promised = drawn }) => promised < leastPromise * drawn || promised > mostPromise * drawn,
  );
  return [
    ...mistaken.map(
      ({ name, drawn, promised }) =>
        `${name} at ${width} px: drawn ${drawn} px wide, its sizes say ${promised}.`,
    ),
    ...blurred
      .filter((picture) => !isExcused(picture))
      .map(({ name, drawn, pixels }) => `${name} at ${width} px: drawn ${drawn} px wide, has ${pixels}.`),
    ...excused
      .filter((each) => !blurred.some(({ place }) => place === each.place))
      .map(({ place }) => `${place} needs no exception at ${width} px.`),
  ];
}
