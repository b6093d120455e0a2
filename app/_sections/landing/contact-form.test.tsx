/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import messages from "../../../messages/de.json";
import { type Locale, locales } from "../../_i18n/languages";
import { inLanguage } from "../../_i18n/test-page";
import { contactFields } from "./contact-fields";
import { ContactForm } from "./contact-form";

// The texts of the quote list never load.
globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));

const texts = messages.contactForm;

function open(locale: Locale = "de") {
  return render(inLanguage(locale, <ContactForm />)).container;
}

const field = (name: keyof typeof texts.fields) => document.getElementById(name) as HTMLInputElement;

test("has the fields of its table; those that may stay empty say so", () => {
  const container = open();
  const controls = [...container.querySelectorAll<HTMLInputElement>("form[name] [name]")];
  expect(controls.map(({ id }) => id)).toEqual([...contactFields.map(({ name }) => name), "rodoConsent"]);
  expect(controls.map(({ id }) => id).sort()).toEqual(Object.keys(texts.fields).sort());
  for (const { name, kind, required } of contactFields) {
    const isRequired = field(name).getAttribute("aria-required") === "true";
    expect([field(name).type, isRequired]).toEqual([kind === "number" ? "text" : kind, required]);
    const mark = required ? " *" : ` (${texts.optional})`;
    expect(field(name).labels?.[0]?.textContent).toBe(texts.fields[name].label + mark);
  }
  expect(container.querySelector("#privacy a")?.textContent).toBe(messages.privacy.formLink);
});

test("its draft has the same name in every language, so that a change of language keeps it", () => {
  const names = locales.map((locale) => open(locale).querySelector("form")?.getAttribute("name"));
  expect(names).toEqual(locales.map(() => expect.stringMatching(/./) as string));
  expect(new Set(names).size).toBe(1);
});
