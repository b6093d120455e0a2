import { expect } from "@playwright/test";

import { t } from "../catalog";
import { contact } from "../forms/forms";
import { flowLocale as locale } from "../matrix";
import { field, form, pressOn, typeInto, type Visitor } from "./visitor";

/** Console messages of an island that throws, in any engine: React's error, and the loader's report. */
export const ofTheThrow = /TypeError|undefined|Minified React error|null/;

/** Number of the form's elements, and the value of one of its fields. */
const standing = (visitor: Visitor, css: string) =>
  visitor.read(
    ([within, control]) => ({
      elements: document.querySelectorAll(`${within} *`).length,
      value: document.querySelector<HTMLInputElement>(control)?.value,
    }),
    [form, css] as const,
  );

/**
 * Lets a form's island throw on every render, and expects that its HTML still stands, with the typed text, and
 * that a press on its submit button says so and offers phone and e-mail. The page keeps its own policy, which
 * lets no string become markup.
 */
export async function expectStandsAsHtml(visitor: Visitor): Promise<void> {
  const message = field("message");
  const typed = "Palety <b>EUR</b> & klocki";
  await visitor.resize(390, 900);
  await visitor.open(contact.address(locale));
  const policy = () => document.querySelector("meta[http-equiv=Content-Security-Policy]")?.outerHTML ?? "";
  expect(await visitor.read(policy)).toContain("require-trusted-types-for");
  const { elements } = await standing(visitor, message);
  expect(elements).toBeGreaterThan(20);
  // The component reads its texts from its properties, and throws without them.
  await visitor.read((within) => {
    const island = document.querySelector(within)?.closest("[data-island]");
    island?.removeAttribute("data-props-file");
    island?.setAttribute("data-props", "{}");
    const { error } = console;
    console.error = (...messages) => {
      error(...messages);
      document.documentElement.dataset.failed = "";
    };
  }, form);
  await typeInto(visitor, message, typed);
  // A press that began before the island's nodes are put back has no click (UI Events, 3.5).
  await expect.poll(() => visitor.read(() => document.documentElement.dataset.failed)).toBe("");
  await pressOn(visitor, { css: `${form} button[type=submit]` });
  const notice = t(locale, "messages.unsent").slice(2);
  await expect
    .poll(() => visitor.read(() => document.querySelector(".unsent-notice[role=alert]")?.textContent))
    .toContain(notice);
  expect(
    await visitor.read(() =>
      ["tel:", "mailto:"].map((way) => document.querySelectorAll(`.unsent-notice [href^="${way}"]`).length),
    ),
  ).toEqual([1, 1]);
  expect(await standing(visitor, message)).toEqual({ elements, value: typed });
}
