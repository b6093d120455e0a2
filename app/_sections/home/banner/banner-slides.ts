/**
 * Beside the words it is 35rem high at the least, or 60 vw wide and cropped to 3:2; a phone crops its picture to 3:2, too.
 * What stands out is drawn with the rest.
 */
const cropped = "(min-width: 64rem) max(62rem, 68vw), (min-width: 40rem) 100vw, 112vw";

/**
 * The slides of the banner in order: words in `home.banner.{key}`, picture and how wide it is drawn, and where the button
 * leads.
 */
export const bannerSlides = [
  { key: "slide1", picture: "hero-yard", sizes: cropped, page: "landing", anchor: undefined },
  { key: "slide2", picture: "hero-blocks", sizes: cropped, page: "home", anchor: "offer" },
  {
    key: "slide3",
    picture: "service-waste",
    sizes: "(min-width: 64rem) max(47rem, 60vw), 100vw",
    page: "home",
    anchor: "services",
  },
] as const;
