import { setTimeout as pause } from "node:timers/promises";

import { expect, type Page } from "@playwright/test";

import type { FormKind } from "../forms/forms";

/** A position in the viewport, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** WebDriver's code of the tab key ("Keyboard actions"). */
export const tabKey = "\ue004";

/**
 * Duration of a press in ms. Real presses are slower than scripts, and page updates during a press must not
 * break it.
 */
export const hold = 80;

/**
 * A visitor with a mouse and a keyboard, in any engine and with any driver. Knows positions and keys but no
 * elements: as with a real pointer, the page decides which element a press hits.
 */
export interface Visitor {
  /** Opens a page in the same tab and waits for its load event. */
  open(path: string): Promise<void>;
  /** Resizes the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Moves to a position, presses, waits for `hold` and releases. */
  press(position: Point): Promise<void>;
  /** Types a text into the focused element, one key per character. */
  type(text: string): Promise<void>;
  tab(): Promise<void>;
  /** Runs a function in the page. It can access only its argument. */
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
  tab: () => page.keyboard.press("Tab"),
  read: <Result, Argument>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> => page.evaluate(inPage as (argument: unknown) => Result | Promise<Result>, argument),
});

/** The first visible match of a selector, with this text if one is given. */
interface Target {
  readonly css: string;
  /** Its label or its whole text. */
  readonly text?: string;
}

/**
 * Finds an element, scrolls it into view if needed, and waits until it is still and uncovered.
 *
 * @returns the centre of its first line box
 * @throws if no such element can be pressed within five seconds
 */
export async function positionOf(visitor: Visitor, target: Target): Promise<Point> {
  let position: Point = { x: 0, y: 0 };
  await expect(async () => {
    const found = await visitor.read(look, target);
    if (typeof found === "string") throw new Error(`${JSON.stringify(target)} ${found}.`);
    position = found;
  }).toPass({ timeout: 5000, intervals: [40] });
  return position;
}

export async function pressOn(visitor: Visitor, target: Target): Promise<void> {
  await visitor.press(await positionOf(visitor, target));
}

/** Presses on an empty field and types a text. */
export async function typeInto(visitor: Visitor, css: string, text: string): Promise<void> {
  await pressOn(visitor, { css });
  await visitor.type(text);
  await expect
    .poll(() => visitor.read((field) => document.querySelector<HTMLInputElement>(field)?.value, css), css)
    .toBe(text);
}

/** Runs in the page. Returns a target's position, unchanged for two frames, or its problem. */
async function look({ css, text }: Target): Promise<Point | string> {
  const plain = (value: string | null) => (value ?? "").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
  const element = [...document.querySelectorAll(css)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      (text === undefined ||
        [each.getAttribute("aria-label"), each.textContent].some((name) => plain(name) === plain(text))),
  );
  const middle = () => {
    const box = element?.getClientRects()[0];
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const before = middle();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const position = middle();
  if (!element || !position) return "is not to be seen";
  if (position.x !== before?.x || position.y !== before.y) return "moves";
  const hit = document.elementFromPoint(position.x, position.y);
  if (hit && (element.contains(hit) || hit.contains(element))) return position;
  element.scrollIntoView({ behavior: "instant", block: "center" });
  return hit ? `lies under ${hit.outerHTML.slice(0, 80)}` : "is out of sight";
}

export const form = "form[data-draft]";
export const field = (name: string) => `${form} [name="${name}"]`;

/** Returns the texts of the links in the form's error summary. */
export const problemsIn = (visitor: Visitor) =>
  visitor.read(
    (css) => [...document.querySelectorAll(`${css} [role=alert] a`)].map((a) => a.textContent),
    form,
  );

/** Returns the heading of the open alert. */
export const alertIn = (visitor: Visitor) =>
  visitor.read(() => document.querySelector("[role=alertdialog]:modal h2")?.textContent ?? null);

/** Fills in a whole form, pressing on each field first. */
export async function fillIn(visitor: Visitor, kind: FormKind): Promise<Record<string, string>> {
  const values = kind.values();
  for (const [name, value] of Object.entries(values)) {
    const before = await visitor.read(
      (css) => document.querySelector<HTMLInputElement>(css)?.value,
      field(name),
    );
    // The order form's product name is prefilled.
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
