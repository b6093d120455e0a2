/**
 * Beside the words it is at least 35rem high, or 60vw wide and cropped to 3:2; the cropped part is drawn with
 * the rest. On a phone the cropped sixth is not requested: the next step of the picture is 11 KB larger.
 */
const cropped = "(min-width: 64rem) max(62rem, 68vw), 100vw";

/**
 * The slides of the banner in order: words in `home.banner.{key}`, picture and how wide it is drawn, and where the button
 * leads.
 */
export const bannerSlides = [
  { key: "slide1", picture: "hero-dock", sizes: cropped, page: "landing", anchor: undefined },
  { key: "slide2", picture: "hero-blocks", sizes: cropped, page: "blocks", anchor: undefined },
  { key: "slide3", picture: "hero-waste", sizes: cropped, page: "home", anchor: "services" },
] as const;
