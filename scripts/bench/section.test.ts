/** @jest-environment node */
import { textOfSection, withSection } from "./section";

const page = "# Speed\n\nWords.\n\n## Presses\n\nOld.\n\n### More\n\n## Targets\n\nNone.\n";

test("a section takes the place of the one before it, and leaves the others alone", () => {
  expect(withSection(page, "Presses", "New $& words.\n")).toBe(
    "# Speed\n\nWords.\n\n## Presses\n\nNew $& words.\n\n## Targets\n\nNone.\n",
  );
  expect(withSection(page, "Targets", "All.")).toMatch(/### More\n\n## Targets\n\nAll\.\n$/);
});

test("a section that was not there comes last", () => {
  expect(withSection("# Speed\n", "Presses", "New.")).toBe("# Speed\n\n## Presses\n\nNew.\n");
});

test("what stands below a heading is found again", () => {
  expect(textOfSection(withSection(page, "Presses", "New.\n\nMore."), "Presses")).toBe("New.\n\nMore.");
  expect(textOfSection(page, "Targets")).toBe("None.");
  expect(textOfSection(page, "Paints")).toBeUndefined();
});
