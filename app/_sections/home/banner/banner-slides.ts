/**
 * Beside the words it is 35rem high at the least, or 60 vw wide and cropped to 3:2: what stands out is drawn with the rest.
 * On a phone a sixth stands out, too, but is not asked for: it would be a step of 11 KB on each.
 */
const cropped = "(min-width: 64rem) max(62rem, 68vw), 100vw";

/**
 * The slides of the banner in order: words in `home.banner.{key}`, picture and how wide it is drawn, and where the button
 * leads.
 */
export const bannerSlides = [
  { key: "slide1", picture: "hero-yard", sizes: cropped, page: "landing", anchor: undefined },
  { key: "slide2", picture: "hero-blocks", sizes: cropped, page: "home", anchor: "offer" },
  { key: "slide3", picture: "hero-waste", sizes: cropped, page: "home", anchor: "services" },
] as const;
