import { expect } from "@playwright/test";

import type { FormKind } from "../forms/forms";
import { pressOn, typeInto } from "./places";
import type { Visitor } from "./visitor";

/** Either form on its page. */
export const form = "form[data-draft]";
/** A field of it by its name. */
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
