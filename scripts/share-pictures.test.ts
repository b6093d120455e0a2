import { titleSize } from "./share-pictures";

test("a longer title, or one with a longer word, is smaller", () => {
  expect(titleSize("News")).toBe(56);
  expect(titleSize("Barrierefreiheit dieser Website")).toBeLessThan(
    titleSize("Accessibility of this website"),
  );
  expect(titleSize("How many pallets fit in a lorry or container?")).toBeLessThan(
    titleSize("How many pallets fit in a lorry?"),
  );
});

test.each(["Donaudampfschifffahrtspalette", "Which of our pallets fits your load? ".repeat(2)])(
  "a title that fits in no readable size is refused: %s",
  (title) => {
    expect(() => titleSize(title)).toThrow(/too long for a share picture/);
  },
);
