/**
 * The slides of the banner in order: words in `home.banner.{key}`, picture, and where the button leads.
 *
 * `narrowWidth`: how wide the picture is drawn below 1024 px, where it is cropped to 4:3; a wider one stands out.
 */
export const bannerSlides = [
  { key: "slide1", picture: "hero-yard", narrowWidth: "120vw", page: "landing", anchor: undefined },
  { key: "slide2", picture: "hero-blocks", narrowWidth: "120vw", page: "home", anchor: "offer" },
  { key: "slide3", picture: "service-waste", narrowWidth: "100vw", page: "home", anchor: "services" },
] as const;
