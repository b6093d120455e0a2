// Written by scripts/pictures.ts from pictures/masters. Not for editing.
export const pictures = {
  "about-detail": { width: 1200, height: 1600, widths: [288, 480, 736, 960, 1200], hash: "db6c59" },
  "about-stack": { width: 1600, height: 1200, widths: [480, 736, 960, 1280, 1600], hash: "202961" },
  "hero-blocks": { width: 2400, height: 1350, widths: [480, 736, 960, 1280, 1600, 2000, 2400], hash: "74e864" },
  "hero-dock": { width: 2400, height: 1350, widths: [480, 736, 960, 1280, 1600, 2000, 2400], hash: "dc78d6" },
  "hero-line": { width: 2400, height: 1350, widths: [480, 736, 960, 1280, 1600, 2000, 2400], hash: "873792" },
  "hero-waste": { width: 2400, height: 1350, widths: [480, 736, 960, 1280, 1600, 2000, 2400], hash: "089693" },
  "hero-yard": { width: 2400, height: 1350, widths: [480, 736, 960, 1280, 1600, 2000, 2400], hash: "712a16" },
  "news-1": { width: 1200, height: 675, widths: [480, 736, 960, 1200], hash: "be6cb1" },
  "news-2": { width: 1200, height: 675, widths: [480, 736, 960, 1200], hash: "f2ef38" },
  "news-3": { width: 1200, height: 675, widths: [480, 736, 960, 1200], hash: "d179bf" },
  "news-4": { width: 1200, height: 675, widths: [480, 736, 960, 1200], hash: "3b2b29" },
  "offer-block": { width: 1200, height: 900, widths: [480, 736, 960, 1200], hash: "5a76f2" },
  "offer-epal": { width: 1200, height: 900, widths: [480, 736, 960, 1200], hash: "0d2f13" },
  "product-1": { width: 1600, height: 1200, widths: [288, 480, 736, 960, 1280, 1600], hash: "48ff9a" },
  "product-3-w": { width: 1600, height: 1200, widths: [288, 480, 736, 960, 1280, 1600], hash: "82e704" },
  "product-4-w": { width: 1600, height: 1200, widths: [288, 480, 736, 960, 1280, 1600], hash: "f7296d" },
  "product-block": { width: 1600, height: 1200, widths: [288, 480, 736, 960, 1280, 1600], hash: "2d9f1a" },
  "service-blocks": { width: 1200, height: 900, widths: [480, 736, 960, 1200], hash: "0ba996" },
  "service-transport": { width: 1600, height: 1200, widths: [480, 736, 960, 1280, 1600], hash: "08b6a2" },
  "service-waste": { width: 1800, height: 1350, widths: [480, 736, 960, 1280, 1600, 1800], hash: "0ca58f" },
} as const;

export type PictureName = keyof typeof pictures;
