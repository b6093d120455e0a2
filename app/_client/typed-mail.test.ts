/** @jest-environment jsdom */
import { mailAddress } from "../_lib/mail-address";
import { mailLink } from "../_quote/forms/outcome/mail-link";
import { fillMail } from "./typed-mail";

/** Longer than any e-mail address of the site. */
const address = `mailto:office@firma.example?subject=${"S".repeat(140)}&body=`;

/** Follows the e-mail link of a page with a form and a list. Returns the link's address. */
function mailOf(values: Record<string, string>, list = "", start = address): string {
  const fields = Object.entries(values).map(
    ([name, value]) =>
      `<label for="${name}">Label\u00a0of ${name}</label><textarea id="${name}" name="${name}">${value}</textarea>`,
  );
  document.body.innerHTML = `<form data-draft="x">${fields.join("")}</form><a data-mail="${start}" data-cut="[cut]"><b>Write</b></a>`;
  // jsdom has neither `innerText` nor a form's fields as its properties.
  for (const label of document.querySelectorAll("label")) label.innerText = label.textContent;
  for (const field of document.querySelectorAll("textarea"))
    Object.defineProperty(document.forms[0], field.name, { value: field });
  for (const [name, value] of Object.entries(values))
    (document.getElementById(name) as HTMLTextAreaElement).value = value;
  fillMail({ target: document.querySelector("b") } as unknown as Event, () => list);
  return document.querySelector("a")?.href ?? "";
}

const bodyOf = (href: string) => new URL(href).searchParams.get("body") ?? "";

test("the e-mail contains every field of the form with its label", () => {
  const href = mailOf({ user_name: "Żółć & <b>", message: "two words" });
  expect(bodyOf(href)).toBe("Label of user_name: Żółć & <b>\r\nLabel of message: two words\r\n");
});

test.each([
  ["line breaks", "first\nsecond\n\nthird", "first\r\nsecond\r\n\r\nthird"],
  ["no-break spaces and invisible characters", "1\u00a0200\u202f×\u2060 800\u00ad\ufeff", "1 200 × 800"],
  ["parts of an address", `&cc=a@b.example?subject=x#y%0Az+"'<b>`, `&cc=a@b.example?subject=x#y%0Az+"'<b>`],
  ["an emoji of several characters", "👩‍🏭 שלום", "👩‍🏭 שלום"],
  ["half a surrogate pair", "a\ud83db", "a\ufffdb"],
])("the e-mail links before and after hydration have the same text: %s", (_, typed, read) => {
  const values = { user_name: "Nowak", message: typed };
  const field = (name: string, kind: "text" | "textarea") =>
    ({ name, label: `Label\u00a0of ${name}`, kind, placeholder: "", required: true }) as const;
  const [to, subject] = ["office@firma.example", "Zapytanie:\u00a0palety"];
  const after = mailLink({
    ...{ to, subject, values, cut: "[cut]" },
    typed,
    fields: [field("user_name", "text"), field("message", "textarea")],
    consent: { name: "agree", sentence: "I agree." },
  }).href;
  const before = mailOf(values, "", mailAddress(to, subject));
  const start = "mailto:office@firma.example?subject=Zapytanie%3A%20palety&body=";
  for (const href of [before, after]) {
    expect(href.slice(0, start.length)).toBe(start);
    expect(href).not.toMatch(/(?<!%0D)%0A|%0D(?!%0A)/);
    // The second e-mail has an empty line before the message.
    expect(bodyOf(href).replace("\r\n\r\nLabel", "\r\nLabel").trimEnd()).toBe(
      `Label of user_name: Nowak\r\nLabel of message: ${read}`,
    );
  }
});

test.each([0, 1, 2, 3, 4, 5])("CR and LF are not cut apart (%i characters before them)", (length) => {
  const href = mailOf({ message: "x".repeat(length) + "\n".repeat(400) });
  expect(href).toMatch(/%0A%20%5Bcut%5D$/);
  expect(href).not.toMatch(/(?<!%0D)%0A|%0D(?!%0A)/);
});

const listed = (length: number) => `https://firma.example/landing/#l=${"x".repeat(length)}\n`;

test("the list's addresses come first, so that cutting a long message keeps them", () => {
  const href = mailOf({ user_name: "Nowak", message: "ą".repeat(2000) }, listed(900));
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(bodyOf(href)).toMatch(
    /^https:\/\/firma\.example\/landing\/#l=x{900}\r\nLabel of user_name: Nowak\r\n[^]* \[cut\]$/,
  );
});

test.each([
  [1147, true],
  [1148, false],
])(
  "a list with a code of %i characters is in the e-mail whole, or left out with a note: %s",
  (length, isIn) => {
    // Encoded, the rest of the address has 47 characters, and the line break 6.
    const [first] = bodyOf(mailOf({ user_name: "Nowak", message: "short" }, listed(length))).split("\r\n");
    expect(first).toBe(isIn ? listed(length).trim() : "[cut]");
  },
);

test.each([
  ["words", "ąę👩‍🏭 "],
  ["lines without a blank", "ąę\n"],
  ["one word without end", "x"],
  ["half surrogate pairs", "\ud83d"],
])("an e-mail is cut to the length that Windows opens, and says so: %s", (_, part) => {
  const href = mailOf({ user_name: "Nowak", message: part.repeat(2000) });
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(href.length).toBeGreaterThan(1750);
  expect(() => decodeURIComponent(href)).not.toThrow();
  expect(new URL(href).searchParams.get("body")).toMatch(
    /^Label of user_name: Nowak\r\nLabel of message: [^]+ \[cut\]$/,
  );
  expect(href).not.toMatch(/%0D(?!%0A)/);
});

/** Fields of a form, with a consent, and a composer with its entry. */
const composed = `
  <div id="line-fields"><label><input type="radio" name="kind" value="1" aria-label="EUR, 1200 × 800" checked>EUR</label>
    <label><input type="radio" name="kind" value="2">Other</label>
    <label for="a">Amount</label><input id="a" value="5">
    <label for="v">Vehicle</label><select id="v"><option value="semi" selected>Trailer</option></select>
    <label for="d">Date</label><input id="d"><button>Add</button></div>
  <form data-draft="x"><label for="m">Message</label><textarea id="m" name="m">typed</textarea>
    <input type="checkbox" name="c" id="c"><label for="c">I agree.</label>
    <label for="n">Name</label><input id="n" name="n" value="Nowak"></form>
  <a data-mail="${address}" data-cut="[cut]" data-begun="Not yet added: ">Write</a>`;

test("the consent is in words, and an entry that was not added is marked, before the message", () => {
  document.body.innerHTML = composed;
  for (const label of document.querySelectorAll("label")) label.innerText = label.textContent;
  const [entry, form] = document.querySelectorAll("#line-fields, form");
  const link = document.querySelector("a") as HTMLAnchorElement;
  const bodyNow = () => {
    fillMail({ target: link } as unknown as Event, () => "");
    return bodyOf(link.href).split("\r\n");
  };
  const begun = ["Not yet added: ", "EUR, 1200 × 800", "Amount: 5", "Vehicle: Trailer"];
  expect(bodyNow()).toEqual(["Name: Nowak", ...begun, "Message: typed", ""]);
  (form?.querySelector("[type=checkbox]") as HTMLInputElement).checked = true;
  entry?.remove();
  expect(bodyNow()).toEqual(["I agree.", "Name: Nowak", "Message: typed", ""]);
});
