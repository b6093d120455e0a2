/**
 * Beside the text the picture is at least 35rem high, or 60vw wide and cropped to 3:2. Its width includes the
 * cropped part. On a phone it excludes the cropped sixth, because the next larger file adds 11 KB.
 */
const cropped = "(min-width: 64rem) max(62rem, 68vw), 100vw";

/** The banner's slides in order: key in `home.banner`, picture with its `sizes`, and target of the button. */
export const bannerSlides = [
  { key: "slide1", picture: "hero-dock", sizes: cropped, page: "landing", anchor: undefined },
  { key: "slide2", picture: "hero-blocks", sizes: cropped, page: "blocks", anchor: undefined },
  { key: "slide3", picture: "hero-waste", sizes: cropped, page: "home", anchor: "services" },
] as const;
