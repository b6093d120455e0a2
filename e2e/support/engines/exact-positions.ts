import { expect } from "@playwright/test";

import { path } from "../../../app/_i18n/paths";
import { t } from "../catalog";
import { flowLocale as locale } from "../matrix";
import type { Visitor } from "./visitor";

/**
 * Expects that an address, a reload, going back and find-in-page lead to the exact section of the home page,
 * although its sections are laid out lazily.
 */
export async function expectExactPositions(visitor: Visitor): Promise<void> {
  const address = path(locale, "home", "contact");
  /**
   * Distance in whole pixels from the position that scroll padding and margin (base.css) define: browsers
   * restore no fractions.
   */
  const off = () =>
    visitor
      .read(() => {
        const section = document.getElementById("contact");
        if (!section || document.readyState !== "complete" || document.documentElement.dataset.leaves)
          return NaN;
        const lengths = [
          getComputedStyle(document.documentElement).scrollPaddingBlockStart,
          getComputedStyle(section).scrollMarginBlockStart,
        ];
        const offset = lengths.reduce((sum, length) => sum + parseFloat(length), 0);
        return Math.trunc(section.getBoundingClientRect().top - offset);
      })
      // A driver's call fails while the page changes.
      .catch(() => NaN);
  const belowHeader = () => {
    const top = document.getElementById("contact")?.getBoundingClientRect().top ?? 0;
    return top - (document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? Infinity);
  };
  const expectThere = async (how: string) => {
    await expect.poll(off, how).toBeCloseTo(0);
    expect(await visitor.read(belowHeader), `${how}, below the header`).toBeGreaterThan(0);
  };

  await visitor.open(address);
  await expectThere("opened");
  await visitor.read(() => {
    // Marks the old page, so that later calls wait for the new one.
    document.documentElement.dataset.leaves = "1";
    setTimeout(() => location.reload());
  });
  await expectThere("loaded again");
  await visitor.open(path(locale, "blocks"));
  await visitor.read(() => setTimeout(() => history.back()));
  await expectThere("come back to");

  await visitor.open(path(locale, "home"));
  const heading = t(locale, "home.contact.heading");
  expect(
    await visitor.read((text) => (window as unknown as { find(text: string): boolean }).find(text), heading),
  ).toBe(true);
  const inView = () =>
    visitor.read(() => {
      const { top = -1, bottom = Infinity } =
        document.getElementById("contact-heading")?.getBoundingClientRect() ?? {};
      const waiting = document
        .getAnimations()
        .some((each) => each instanceof CSSAnimation && each.animationName === "not-yet-shown");
      return !waiting && top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(inView, "found").toBe(true);
}
