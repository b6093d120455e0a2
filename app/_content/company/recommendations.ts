/** The slides of the client slider, in order; words in `home.recommendations.{key}`. */
export const recommendations = [
  { key: "slide1", file: "/recommendations/contract-logistics.svg" },
  { key: "slide2", file: "/recommendations/distribution.svg" },
  { key: "slide3", file: "/recommendations/sea-export.svg" },
  { key: "slide4", file: "/recommendations/food.svg" },
  { key: "slide5", file: "/recommendations/chemicals.svg" },
  { key: "slide6", file: "/recommendations/construction.svg" },
  { key: "slide7", file: "/recommendations/automotive.svg" },
  { key: "slide8", file: "/recommendations/machinery.svg" },
] as const;
