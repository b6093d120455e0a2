import { expect } from "@playwright/test";

import type { Place, Visitor } from "./visitor";

/** What a visitor sees and wants to press: the first that is visible of a selector and, where given, of these words. */
export interface Target {
  readonly css: string;
  /** Its label or its whole text. */
  readonly words?: string;
}

/**
 * Looks for something on the page, scrolls to it where it is out of sight, and waits until it rests and nothing lies upon
 * it.
 *
 * @returns the middle of its first line
 * @throws when there is no such thing, or none that can be pressed, within five seconds
 */
export async function placeOf(visitor: Visitor, target: Target): Promise<Place> {
  let place: Place = { x: 0, y: 0 };
  await expect(async () => {
    const found = await visitor.read(look, target);
    if (typeof found === "string") throw new Error(`${JSON.stringify(target)} ${found}.`);
    place = found;
  }).toPass({ timeout: 5000, intervals: [40] });
  return place;
}

/** Presses at the place where something is; what then happens there is the page's own affair. */
export async function pressOn(visitor: Visitor, target: Target): Promise<void> {
  await visitor.press(await placeOf(visitor, target));
}

/** Types a text into a field that is empty, having pressed on it. */
export async function typeInto(visitor: Visitor, css: string, text: string): Promise<void> {
  await pressOn(visitor, { css });
  await visitor.type(text);
  await expect
    .poll(() => visitor.read((field) => document.querySelector<HTMLInputElement>(field)?.value, css), css)
    .toBe(text);
}

/** Runs in the page: the place of a target that has not moved for two frames, or what is wrong with it. */
async function look({ css, words }: Target): Promise<Place | string> {
  const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  const element = [...document.querySelectorAll(css)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      (words === undefined ||
        [each.getAttribute("aria-label"), each.textContent].some((text) => plain(text) === plain(words))),
  );
  const middle = () => {
    const box = element?.getClientRects()[0];
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const before = middle();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const place = middle();
  if (!element || !place) return "is not to be seen";
  if (place.x !== before?.x || place.y !== before.y) return "moves";
  const hit = document.elementFromPoint(place.x, place.y);
  if (hit && (element.contains(hit) || hit.contains(element))) return place;
  element.scrollIntoView({ behavior: "instant", block: "center" });
  return hit ? `lies under ${hit.outerHTML.slice(0, 80)}` : "is out of sight";
}
