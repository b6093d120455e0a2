import type { Page } from "@playwright/test";

/** Targets of a page as it now is, and those that are hard to hit. */
export interface Targets {
  number: number;
  small: string[];
}

/**
 * Measures every target by WCAG 2.2, 2.5.8: 24 by 24 CSS pixels. A smaller one is well where a circle of 24 px around its
 * middle meets no other target, nor the circle of another small one; or where it is part of a sentence.
 */
export function measureTargets(page: Page): Promise<Targets> {
  return page.evaluate(() => {
    const least = 24;
    const selector =
      "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=tab], [role=button]";
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(".skip-link") &&
        element.getBoundingClientRect().width > 0,
    );

    /** Whether words that are no target stand on the same line: then the line's height rules the target's. */
    const isInSentence = (element: HTMLElement): boolean => {
      if (getComputedStyle(element).display !== "inline") return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      const walker = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (/\p{L}/u.test(node.textContent ?? "") && !node.parentElement?.closest(selector)) return true;
      return false;
    };

    const all = shown.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return {
        element,
        box: { left, right, top, bottom },
        middle: { x: left + width / 2, y: top + height / 2 },
        // Half a pixel is lost where sizes are fractions.
        isSmall: width < least - 0.5 || height < least - 0.5,
        size: `${Math.round(width)} × ${Math.round(height)}`,
      };
    });
    const small = all
      .filter(({ element, isSmall }) => isSmall && !isInSentence(element))
      .filter(({ element, middle }) =>
        all.some((other) => {
          if (other.element === element || other.element.contains(element) || element.contains(other.element))
            return false;
          const dx = Math.max(other.box.left - middle.x, 0, middle.x - other.box.right);
          const dy = Math.max(other.box.top - middle.y, 0, middle.y - other.box.bottom);
          if (Math.hypot(dx, dy) < least / 2) return true;
          return other.isSmall && Math.hypot(other.middle.x - middle.x, other.middle.y - middle.y) < least;
        }),
      );
    return {
      number: all.length,
      small: small.map(({ element, size }) => `${size}: ${element.outerHTML.slice(0, 120)}`),
    };
  });
}
