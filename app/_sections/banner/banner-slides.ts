/** The slides of the banner in order: words in `home.banner.{key}`, picture, and where the button leads. */
export const bannerSlides = [
  { key: "slide1", picture: "hero-yard", page: "landing", anchor: undefined },
  { key: "slide2", picture: "hero-blocks", page: "home", anchor: "offer" },
  { key: "slide3", picture: "service-waste", page: "home", anchor: "services" },
] as const;
