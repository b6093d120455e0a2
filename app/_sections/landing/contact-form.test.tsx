/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";

import messages from "../../../messages/de.json";
import { type Locale, locales } from "../../_i18n/languages";
import { compiledCatalog } from "../../_i18n/test-translator";
import { emailLimits } from "../../_quote/forms/fields/rules";
import { deliver } from "../../_quote/forms/sending/delivery";
import { contactFields } from "./contact-fields";
import { ContactForm } from "./contact-form";

jest.mock("../../_quote/forms/sending/delivery", () => ({
  ...jest.requireActual("../../_quote/forms/sending/delivery"),
  deliver: jest.fn(() => new Promise(() => undefined)),
}));

// The texts of the quote list never load.
globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));

const words = messages.contactForm;

beforeEach(() => sessionStorage.clear());

function open(locale: Locale = "de") {
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={compiledCatalog(locale)} timeZone="Europe/Warsaw">
      <ContactForm />
    </NextIntlClientProvider>,
  );
  return container;
}

const field = (name: keyof typeof words.fields) => document.getElementById(name) as HTMLInputElement;
const inForm = () => within(document.querySelector("form[data-draft]") as HTMLElement);
const submit = () => userEvent.click(screen.getByRole("button", { name: words.submit }));

test("has the fields of its table; those that may stay empty say so", () => {
  const container = open();
  const controls = [...container.querySelectorAll<HTMLInputElement>("[data-draft] [name]")];
  expect(controls.map(({ id }) => id)).toEqual([...contactFields.map(({ name }) => name), "rodoConsent"]);
  expect(controls.map(({ id }) => id).sort()).toEqual(Object.keys(words.fields).sort());
  for (const { name, kind, required } of contactFields) {
    const isRequired = field(name).getAttribute("aria-required") === "true";
    expect([field(name).type, isRequired]).toEqual([kind === "number" ? "text" : kind, required]);
    const mark = required ? " *" : ` (${words.optional})`;
    expect(field(name).labels?.[0]?.textContent).toBe(words.fields[name].label + mark);
  }
  expect(container.querySelector("#privacy a")?.textContent).toBe(messages.privacy.formLink);
});

test("its draft has the same name in every language, so that a change of language keeps it", () => {
  const names = locales.map((locale) =>
    open(locale).querySelector("form[data-draft]")?.getAttribute("data-draft"),
  );
  expect(names).toEqual(locales.map(() => expect.stringMatching(/./) as string));
  expect(new Set(names).size).toBe(1);
});

test.each([
  ["anna", messages.messages.emailInvalid],
  [
    `${"a".repeat(65)}@firma.example`,
    messages.messages.emailTooLong
      .replace("{total}", String(emailLimits.total))
      .replace("{beforeAt}", String(emailLimits.beforeAt)),
  ],
])("says what is wrong with the address %s", async (address, problem) => {
  open();
  for (const { name } of contactFields) fireEvent.change(field(name), { target: { value: "5" } });
  fireEvent.change(field("user_email"), { target: { value: address } });
  await userEvent.click(field("rodoConsent"));
  await submit();
  expect((await inForm().findByRole("alert")).textContent).toBe(`${messages.messages.invalidForm}${problem}`);
  expect(document.getElementById("user_email-problem")?.textContent).toBe(problem);
  expect(deliver).not.toHaveBeenCalled();

  fireEvent.change(field("user_email"), { target: { value: "anna@firma.example" } });
  await submit();
  expect(await screen.findByRole("button", { name: words.sending })).toBeTruthy();
  expect(deliver).toHaveBeenCalledTimes(1);
  jest.mocked(deliver).mockClear();
});
