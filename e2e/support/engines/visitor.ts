import { setTimeout as pause } from "node:timers/promises";

import { expect, type Page } from "@playwright/test";

import type { FormKind } from "../forms/forms";

/** A place in the window, in CSS pixels from its upper left corner. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The keys that are no characters, by their name in Playwright and their sign in WebDriver ("Keyboard actions"). */
export const keys = {
  Tab: "\ue004",
  Escape: "\ue00c",
} as const;

/** How long a press lasts: a finger is slower than a script, and what happens meanwhile must not take the page away; ms. */
export const hold = 80;

/**
 * A visitor with a mouse and a keyboard, in whichever engine and by whichever driver. It knows places and keys, no
 * elements: what a press hits is up to the page, as it is for a hand.
 */
export interface Visitor {
  /** Opens a page in the same tab and waits for its load event. */
  open(path: string): Promise<void>;
  /** Gives the page a size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Presses at a place as a finger does: goes there, presses, holds for `hold` and lets go. */
  press(place: Place): Promise<void>;
  /** Types a text, a key for each character, where the focus is. */
  type(text: string): Promise<void>;
  key(name: keyof typeof keys): Promise<void>;
  /** Calls a function in the page, which sees nothing of the test but its argument. */
  read<Result, Argument>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  read<Result>(inPage: () => Result | Promise<Result>): Promise<Result>;
}

export const pageVisitor = (page: Page): Visitor => ({
  open: async (path) => void (await page.goto(path)),
  resize: (width, height) => page.setViewportSize({ width, height }),
  async press({ x, y }) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await pause(hold);
    await page.mouse.up();
  },
  type: (text) => page.keyboard.type(text),
  key: (name) => page.keyboard.press(name),
  read: <Result, Argument>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> => page.evaluate(inPage as (argument: unknown) => Result | Promise<Result>, argument),
});

/** What a visitor sees and wants to press: the first that is visible of a selector and, where given, of these words. */
interface Target {
  readonly css: string;
  /** Its label or its whole text. */
  readonly words?: string;
}

/**
 * Looks for something on the page, scrolls to it where it is out of sight, and waits until it rests and nothing lies upon it.
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

export const form = "form[data-draft]";
export const field = (name: string) => `${form} [name="${name}"]`;

/** What the form says is wrong with it: the words of its links. */
export const problemsIn = (visitor: Visitor) =>
  visitor.read(
    (css) => [...document.querySelectorAll(`${css} [role=alert] a`)].map((a) => a.textContent),
    form,
  );

/** The words at the head of the open alert. */
export const alertIn = (visitor: Visitor) =>
  visitor.read(() => document.querySelector("[role=alertdialog]:modal h2")?.textContent ?? null);

/** Types a whole form, pressing on each field first. */
export async function fillIn(visitor: Visitor, kind: FormKind): Promise<Record<string, string>> {
  const values = kind.values();
  for (const [name, value] of Object.entries(values)) {
    const before = await visitor.read(
      (css) => document.querySelector<HTMLInputElement>(css)?.value,
      field(name),
    );
    // The order form comes with its product's name.
    if (before) values[name] = before;
    else await typeInto(visitor, field(name), value);
  }
  await pressOn(visitor, { css: field("rodoConsent") });
  await expect
    .poll(() =>
      visitor.read((css) => document.querySelector<HTMLInputElement>(css)?.checked, field("rodoConsent")),
    )
    .toBe(true);
  return values;
}
