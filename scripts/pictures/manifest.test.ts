/** @jest-environment node */
import { manifestSource } from "./manifest";

test("is a constant with one line a picture, and the union of the names", () => {
  const source = manifestSource([
    { name: "hero-yard", width: 2400, height: 1350, widths: [360, 2400], hash: "0f3a9c1e" },
    { name: "news-1", width: 40, height: 30, widths: [40], hash: "ab12cd34" },
  ]);
  expect(source).toMatchInlineSnapshot(`
"// Written by scripts/pictures.ts from pictures/masters. Not for editing, not for git.
export const pictures = {
  "hero-yard": { width: 2400, height: 1350, widths: [360, 2400], hash: "0f3a9c1e" },
  "news-1": { width: 40, height: 30, widths: [40], hash: "ab12cd34" },
} as const;

export type PictureName = keyof typeof pictures;
"
`);
});
