/** @jest-environment node */
import { speedPage, type SpeedPage } from "./speed-page";

const page: SpeedPage = { runs: 5, peer: undefined, speed: "| speed |", work: "| work |", missed: [] };

test("both tables stand under their headings", () => {
  expect(speedPage(page)).toMatch(
    /5 times[^]*## The site, its twin[^]*\n\| speed \|\n[^]*## What the main thread does[^]*\n\| work \|\n/,
  );
});

test("what was missed is told, and so is that nothing was", () => {
  expect(speedPage(page)).toMatch(/## Targets missed\n\nNone\.\n$/);
  const written = speedPage({ ...page, missed: ["/: the score is 99.", "/en/: the score is 98."] });
  expect(written).toMatch(/- \/: the score is 99\.\n- \/en\/: the score is 98\.\n$/);
});

test("a peer is named only where there was one", () => {
  expect(speedPage(page)).not.toContain("beside it");
  expect(speedPage({ ...page, peer: "another-site" })).toContain("`another-site`");
});
