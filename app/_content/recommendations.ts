/** The slides of the client slider, in order; words in `home.recommendations.{key}`. */
export const recommendations = [
  { key: "slide1", file: "/clients/contract-logistics.svg" },
  { key: "slide2", file: "/clients/distribution.svg" },
  { key: "slide3", file: "/clients/sea-export.svg" },
  { key: "slide4", file: "/clients/food.svg" },
  { key: "slide5", file: "/clients/chemicals.svg" },
  { key: "slide6", file: "/clients/construction.svg" },
  { key: "slide7", file: "/clients/automotive.svg" },
  { key: "slide8", file: "/clients/machinery.svg" },
] as const;
