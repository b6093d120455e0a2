/** Below 1024 px a picture is cropped to 4:3: a wider one stands out, and is drawn wider than the window. */
const cropped = "(min-width: 64rem) 100vw, 120vw";

/**
 * The slides of the banner in order: words in `home.banner.{key}`, picture and how wide it is drawn, and where the button
 * leads.
 */
export const bannerSlides = [
  { key: "slide1", picture: "hero-yard", sizes: cropped, page: "landing", anchor: undefined },
  { key: "slide2", picture: "hero-blocks", sizes: cropped, page: "home", anchor: "offer" },
  { key: "slide3", picture: "service-waste", sizes: "100vw", page: "home", anchor: "services" },
] as const;
