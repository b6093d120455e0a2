/** @jest-environment jsdom */
import { act, fireEvent, waitFor, within } from "@testing-library/react";

import messages from "../messages/pl.json";
import { formValues } from "./_lib/form-values";
import { announce } from "./_lib/announce";
import { consentName } from "./_quote/forms/fields/check";
import { emailLimits, type FormRow, formTables } from "./_quote/forms/fields/tables";
import { mostBytes } from "./_quote/forms/sending/delivery";
import { storeLines } from "./_quote/list/test-quote";
import { specification } from "./_content/test-specification";
import {
  alertWith,
  answer,
  close,
  control,
  element,
  fillIn,
  type Form,
  forms,
  open,
  post,
  press,
  startAnew,
  type,
} from "./test-forms";

jest.setTimeout(30_000);
jest.mock("./_lib/announce", () => ({ ...jest.requireActual("./_lib/announce"), announce: jest.fn() }));

/** Texts of the fields by their names, and a filled-in value that is refused. */
const kinds = {
  order: { rows: formTables.orderForm, texts: messages.orderForm.fields, wrong: { quantity: "0" } },
  contact: {
    rows: formTables.contactForm,
    texts: messages.contactForm.fields,
    wrong: { user_email: `${"a".repeat(emailLimits.beforeAt + 1)}@firma.example` },
  },
} as const;

const textsOf = (form: Form) =>
  kinds[form].texts as Readonly<Record<string, { label: string; placeholder?: string }>>;
const isWrong = (name: string) => control(name).getAttribute("aria-invalid") === "true";
const said = (name: string) =>
  document.getElementById(control(name).getAttribute("aria-describedby") ?? "")?.textContent;

/** Returns the links in the summary of the faults. */
const faults = () => [...(element().querySelector("[role=alert]")?.querySelectorAll("a") ?? [])];

beforeEach(() => {
  startAnew();
  jest.mocked(announce).mockClear();
  // jsdom can't leave the page, and logs an error.
  jest.spyOn(console, "error").mockImplementation();
});

describe.each(Object.keys(forms) as Form[])("the %s form", (form) => {
  const { required, optional } = specification.fields[form];
  const rows = Object.values(kinds[form].rows) as readonly FormRow[];

  test("has a control for each row, with its texts, and marks what is required if anything is not", () => {
    open(form);
    const names = [...element().querySelectorAll("[name]")].map(({ id }) => id);
    expect(names).toEqual([...rows.map(({ letter }) => letter), consentName]);
    for (const { letter, look, autoComplete = "" } of rows) {
      const { label, placeholder } = textsOf(form)[letter] ?? {};
      const isRequired = required.some((name) => name === letter);
      const mark = isRequired ? " *" : "";
      const field = control(letter);
      expect([letter, field.labels?.[0]?.textContent, field.placeholder]).toEqual([
        letter,
        optional.length ? `${label}${mark}` : label,
        placeholder,
      ]);
      expect([field.type, field.autocomplete, field.getAttribute("aria-required")]).toEqual([
        { area: "textarea", email: "email", tel: "tel" }[look as string] ?? "text",
        autoComplete,
        isRequired ? "true" : null,
      ]);
    }
  });

  test("reports each missing field at its field and in a list of links, until it is filled in", async () => {
    open(form);
    const missing = required.filter((name) => control(name).value === "");
    press();
    await waitFor(() => expect(faults()).toHaveLength(missing.length + 1));
    // In the order of the form.
    const shown = rows.map(({ letter }) => letter).filter((name) => missing.some((each) => each === name));
    expect(faults().map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      ...shown.map((name) => [`#${name}`, textsOf(form)[name]?.label]),
      [`#${consentName}`, messages.messages.consent],
    ]);
    expect(document.activeElement?.id).toBe(shown[0]);
    for (const name of shown)
      expect([isWrong(name), said(name)]).toEqual([true, messages.messages.fieldRequired]);
    for (const name of optional) expect(isWrong(name)).toBe(false);
    const last = shown.at(-1) ?? "";
    fireEvent.click(faults().at(-2) as Element);
    await waitFor(() => expect(document.activeElement?.id).toBe(last));
    type(last, "5");
    await waitFor(() => expect([isWrong(last), faults().length]).toEqual([false, shown.length]));
    fillIn();
    await waitFor(() => expect(faults()).toHaveLength(0));
    // The alert says the faults, and the focused field describes its own.
    expect(announce).not.toHaveBeenCalled();
    expect(post).not.toHaveBeenCalled();
  });

  test("reports a refused value with its sentence, and sends it once it is corrected", async () => {
    open(form);
    fillIn();
    const [[name, value]] = Object.entries(kinds[form].wrong) as [[string, string]];
    const before = control(name).value;
    type(name, value);
    press();
    await waitFor(() => expect([isWrong(name), document.activeElement?.id]).toEqual([true, name]));
    expect(faults().map(({ textContent }) => textContent)).toEqual([said(name)]);
    expect(said(name)).toBeTruthy();
    expect(control(name).value).toBe(value);
    type(name, before);
    post.mockResolvedValue(answer(200, "OK"));
    await waitFor(() => expect(faults()).toHaveLength(0));
    press();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    const sent = [...(post.mock.calls[0]?.[0].keys() ?? [])];
    expect(sent).toEqual(expect.arrayContaining([...required, ...optional, consentName]));
    await close(await alertWith(forms[form].sent));
    // The checks end with the message.
    startAnew();
    open(form);
    type(name, value);
    await act(() => new Promise((settled) => setTimeout(settled)));
    expect(isWrong(name)).toBe(false);
  });

  test("says that it is too large for the service, and keeps its text", async () => {
    open(form);
    fillIn();
    // The service counts bytes, and this letter has two.
    const long = "ż".repeat(mostBytes / 2 + 1);
    type("message", long);
    press();
    await waitFor(() => expect(said("message")).toContain(messages.messages.messageTooLarge.split("{")[0]));
    expect([control("message").value === long, post.mock.calls.length]).toEqual([true, 0]);
  });

  test("warns of a message whose answer was lost, and sends it again only after a confirmation", async () => {
    post.mockRejectedValue(new TypeError("Failed to fetch"));
    open(form);
    fillIn();
    const values = formValues(element());
    press();
    const failure = await alertWith(forms[form].failed);
    const posted = () => post.mock.calls.map(([data]) => String(data.get("message")));
    await close(failure);
    press();
    const question = await alertWith(messages.messages.sendAgainQuestion);
    expect([post.mock.calls.length, formValues(element())]).toEqual([1, values]);
    fireEvent.click(within(question as HTMLElement).getByText(messages[`${form}Form`].submit));
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    expect(posted()[1]).toBe(posted()[0]);
  });
});

test("with a list, the message of the contact form is optional, and the number of pieces is the list's", async () => {
  open("contact");
  const isRequired = () => control("message").getAttribute("aria-required");
  expect(isRequired()).toBe("true");
  act(() => storeLines([{ kind: "blocks", pieces: 7 }]));
  await waitFor(() => expect(isRequired()).toBeNull());
  expect(control("message").labels?.[0]?.textContent).not.toContain("*");
  expect(control("user_amount")).toMatchObject({ type: "hidden", value: "7" });
  act(() => storeLines([]));
});
