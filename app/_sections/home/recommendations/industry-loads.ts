import type { Recommendation } from "../../../_content/company/recommendations";
import { pathData, rectangle } from "../../../_pallet/path-data";

/** Returns path data of equal boxes stacked on the deck; mm. */
function boxes(columns: number, layers: number, width: number, height: number, inside = ""): string {
  return Array.from(
    { length: columns * layers },
    (_, index) =>
      rectangle((index % columns) * width, -height * (1 + Math.floor(index / columns)), width, height) +
      inside,
  ).join("");
}

function circle(x: number, y: number, radius: number): string {
  return pathData`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** Returns path data of layers of two sacks, alternately shifted; mm. */
function sacks(layers: number): string {
  const [width, height] = [570, 140];
  return Array.from({ length: layers * 2 }, (_, index) => {
    const [layer, lineIndex] = [Math.floor(index / 2), index % 2];
    return pathData`M${70 + lineIndex * 600 + (layer % 2) * 30} ${-height * (layer + 1)}h${width - 140}a70 70 0 0 1 0 140h${140 - width}a70 70 0 0 1 0-140z`;
  }).join("");
}

const drum = "m0 290h570m0 300h-570";
const wheel = (x: number) =>
  `${circle(x, -290, 270)}${circle(x, -290, 110)}M${x - 290} 0v-120l110 120m360 0l110-120v120`;

/**
 * Loads of the industries as outlines in side view: path data in mm, origin at the left end of the deck,
 * negative y is up. Goods have their usual sizes, such as cartons of the 600 × 400 mm module.
 */
export const industryLoads: Readonly<Record<Recommendation["key"], string>> = {
  // reusable boxes with a rim
  slide1: boxes(2, 3, 600, 300, "m0 50h600"),
  // cartons
  slide2: boxes(3, 4, 400, 220),
  // a braced crate
  slide3: `${rectangle(40, -850, 1120, 850)}m0 110h1120m0 630h-1120m110 110v-850m900 0v850M150-110l860-630`,
  // trays with a handle
  slide4: boxes(2, 6, 600, 150, "m230 40h140v30h-140z"),
  // two drums
  slide5: boxes(2, 1, 570, 880, drum),
  slide6: sacks(5),
  // two wheels in cradles
  slide7: wheel(300) + wheel(900),
  // a motor on its feet
  slide8: `${rectangle(280, -640, 620, 560)}m0 112h620m-620 112h620m-620 112h620m-620 112h620M330 0l40-80h120l40 80zm320 0l40-80h120l40 80zM900-400h170v80h-170M460-640v-130h260v130`,
};
