/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import messages from "../../../../messages/en.json";
import { inLanguage } from "../../../_i18n/test-page";
import { announce } from "../../../_lib/announce";
import "../../../_ui/test-dialog";
import { encode } from "../../line/code";
import { testQuoteFile } from "../../line/test-quote-texts";
import { storeList } from "../../list/quote-store";
import type { FieldRow } from "../fields/rules";
import { Request } from "./request";
import { deliver, mostBytes } from "../sending/delivery";
import { useRequestFormSpec } from "./request-form-spec";

jest.mock("../sending/delivery", () => ({
  ...jest.requireActual("../sending/delivery"),
  deliver: jest.fn(() => new Promise(() => undefined)),
}));

jest.mock("../../../_lib/announce", () => ({ announce: jest.fn() }));

// The texts of the quote list never load here.
globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));

const table = [
  { name: "boards", kind: "number", required: true, size: "half" },
  { name: "gate", kind: "text", required: false, autoComplete: "off" },
  { name: "answer_to", kind: "email", required: true, size: "third" },
  { name: "driver", kind: "tel", required: false },
  { name: "remarks", kind: "textarea", required: true },
] as const satisfies readonly FieldRow[];

const label = (name: string) => `Words of ${name}`;

/** Counts the forms. Each has its own draft, whose submission outlives it. */
let forms = 0;

function MadeUpForm({ rows = table }: { rows?: readonly FieldRow[] }) {
  const spec = useRequestFormSpec("contactForm", {
    draft: `made-up ${forms}`,
    fields: rows,
    wordOf: (name, part) => (part === "label" ? label(name) : `e.g. ${name}`),
    templateId: "template",
    email: "office@firma.example",
    emailSubject: "Subject",
    quote: { amount: "amount", replyTo: "address", name: { field: "gate", initial: "Gate 3" } },
  });
  return <Request spec={spec} heading="Made up" lead="Lead" requiredNote="Note" />;
}

function open(rows?: readonly FieldRow[]) {
  forms += 1;
  return render(inLanguage("en", <MadeUpForm rows={rows} />)).container.querySelector(
    "form",
  ) as HTMLFormElement;
}

const field = (name: string) => document.getElementById(name) as HTMLInputElement;
const inForm = () => within(document.querySelector("form") as HTMLElement);
const submit = () => userEvent.click(screen.getByRole("button", { name: messages.contactForm.submit }));

beforeEach(() => {
  for (const mock of [deliver, announce]) jest.mocked(mock).mockClear();
});

// First test: loaded texts are kept for all tests of the file.
test("with a list the message is optional, and the number of pieces is the list's", async () => {
  storeList(encode([{ kind: "blocks", pieces: 7 }]));
  jest.mocked(fetch).mockResolvedValueOnce({ json: () => Promise.resolve(testQuoteFile("en")) } as Response);
  open([
    ...table.slice(0, 4),
    { name: "amount", kind: "number", required: false },
    { name: "message", kind: "textarea", required: true },
  ]);
  const isRequired = (name: string) => field(name).getAttribute("aria-required");
  expect(isRequired("message")).toBe("true");
  const user = userEvent.setup();
  await user.click(field("driver"));
  await waitFor(() => expect(isRequired("message")).toBeNull());
  expect(field("message").labels?.[0]?.textContent).toBe(
    `${label("message")} (${messages.contactForm.optional})`,
  );
  expect(document.querySelector("[name=amount]")).toMatchObject({ type: "hidden", value: "7" });
  act(() => storeList(""));
});

test("a sent message in the history entry replaces the form, and its heading takes the focus", async () => {
  const sent = { at: 0, list: encode([{ kind: "blocks", pieces: 7 }]), delivery: {}, typed: "", replyTo: "" };
  history.replaceState({ sent: { ...sent, reference: "ABC-DEF" } }, "");
  open();
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.textContent).toContain("ABC-DEF");
  expect([document.activeElement, document.querySelector("form")]).toEqual([heading, null]);
  history.replaceState(null, "");
});

test("a field needs only its row and its texts", () => {
  const form = open();
  expect([...form.querySelectorAll("[name]")].map(({ id }) => id)).toEqual([
    ...table.map(({ name }) => name),
    "rodoConsent",
  ]);
  for (const { name, kind, required } of table) {
    const { type, placeholder, labels } = field(name);
    expect([type, placeholder, field(name).getAttribute("aria-required")]).toEqual([
      kind === "number" ? "text" : kind,
      `e.g. ${name}`,
      required ? "true" : null,
    ]);
    const mark = required ? " *" : ` (${messages.contactForm.optional})`;
    expect(labels?.[0]?.textContent).toBe(label(name) + mark);
  }
  expect(field("boards").closest(".field")?.className).toBe("field field--half");
  expect(field("boards").inputMode).toBe("numeric");
  expect([field("gate").value, field("gate").autocomplete]).toEqual(["Gate 3", "off"]);
  // If every field is required, none is marked.
  cleanup();
  expect(open(table.filter(({ required }) => required)).textContent).not.toContain("*");
});

test("a missing required field is reported at the form and at its field until it is filled in, and nothing else", async () => {
  open();
  fireEvent.input(field("gate"), { target: { value: "" } });
  await submit();
  const required = table.filter((row) => row.required).map(({ name }) => name);
  const alert = await inForm().findByRole("alert");
  const links = () => within(alert).getAllByRole("link");
  expect(links().map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ...required.map((name) => [`#${name}`, label(name)]),
    ["#rodoConsent", messages.messages.consent],
  ]);
  expect(document.activeElement).toBe(field("boards"));
  const isWrong = (name: string) => field(name).getAttribute("aria-invalid");
  const said = (name: string) =>
    document.getElementById(field(name).getAttribute("aria-describedby") ?? "")?.textContent;
  for (const name of required)
    expect([isWrong(name), said(name)]).toEqual(["true", messages.messages.fieldRequired]);
  expect(screen.getAllByText(messages.messages.consentRequired)).toHaveLength(1);
  expect(isWrong("gate")).toBe("false");
  await userEvent.click(links()[2] as Element);
  expect(document.activeElement).toBe(field("remarks"));
  fireEvent.input(field("remarks"), { target: { value: "5" } });
  await waitFor(() => expect([isWrong("remarks"), links().length]).toEqual(["false", required.length]));

  fireEvent.input(field("boards"), { target: { value: "5" } });
  fireEvent.click(field("rodoConsent"));
  fireEvent.input(field("answer_to"), { target: { value: `${"a".repeat(65)}@firma.example` } });
  await submit();
  const problem = messages.messages.emailTooLong.replace("{total}", "254").replace("{beforeAt}", "64");
  await waitFor(() =>
    expect([said("answer_to"), document.activeElement?.id]).toEqual([problem, "answer_to"]),
  );
  // Once: the alert says it, and the focused field describes it.
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(problem),
  ]);
  expect(announce).not.toHaveBeenCalled();
  expect(deliver).not.toHaveBeenCalled();

  fireEvent.input(field("answer_to"), { target: { value: "anna@firma.example" } });
  await submit();
  expect(await screen.findByRole("button", { name: messages.contactForm.sending })).toBeTruthy();
  expect(deliver).toHaveBeenCalledTimes(1);
  const sent = new FormData(jest.mocked(deliver).mock.calls[0]?.[0] as HTMLFormElement);
  expect([...sent.keys()]).toEqual([...table.map(({ name }) => name), "rodoConsent"]);
});

test("a form that is too large for the service says so at its message, and is not sent", async () => {
  open([...table.filter(({ required }) => !required), { name: "message", kind: "textarea", required: true }]);
  // The service counts bytes, and this letter has two.
  fireEvent.input(field("message"), { target: { value: "ż".repeat(mostBytes / 2 + 1) } });
  fireEvent.click(field("rodoConsent"));
  await submit();
  const said = await inForm().findByRole("alert");
  expect(said.textContent).toContain(messages.messages.messageTooLarge.split("{")[0]);
  expect(field("message").value).toHaveLength(mostBytes / 2 + 1);
  expect(deliver).not.toHaveBeenCalled();
  fireEvent.input(field("message"), { target: { value: "ż" } });
  await waitFor(() => expect(inForm().queryByRole("alert")).toBeNull());
});

test("a message whose answer was lost is warned of, and sent again only after a confirmation, with its reference", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const sent: unknown[] = [];
  jest.mocked(deliver).mockImplementation((_form, _account, _refusal, sign) => {
    const data = new FormData();
    data.set("message", "typed");
    sign?.(data);
    sent.push(data.get("message"));
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  const row = { name: "message", kind: "textarea", required: true } as const;
  open([row]);
  fireEvent.input(field("message"), { target: { value: "typed" } });
  fireEvent.click(field("rodoConsent"));
  await submit();
  const failure = await screen.findByRole("alertdialog");
  const [, reference = ""] = /(\w{3}-\w{3})$/.exec(String(sent[0])) ?? [];
  expect(failure.textContent).toContain(reference);
  await userEvent.click(within(failure).getByRole("button", { name: messages.accessibility.closeDialog }));
  await waitFor(() => expect(document.querySelector(".doubt-note")?.textContent).toContain(reference));
  await submit();
  const question = await screen.findByRole("alertdialog", {
    name: messages.messages.sendAgainQuestion.slice(2),
  });
  expect([question.textContent?.includes(reference), sent.length]).toEqual([true, 1]);
  await userEvent.click(within(question).getByRole("button", { name: messages.contactForm.submit }));
  await waitFor(() => expect(sent).toEqual([sent[0], sent[0]]));
});
