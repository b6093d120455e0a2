/** @jest-environment jsdom */
import { fillMail } from "./typed-mail";

/** Longer than any e-mail address of the site. */
const address = `mailto:office@firma.example?subject=${"S".repeat(140)}&body=`;

/** Follows the e-mail link of a page with a form. Returns the link's address. */
function follow(values: Record<string, string>): string {
  const fields = Object.entries(values).map(
    ([name, value]) =>
      `<label for="${name}">Label\u00a0of ${name}</label><textarea id="${name}" name="${name}">${value}</textarea>`,
  );
  document.body.innerHTML = `<form data-draft="x">${fields.join("")}</form><a data-mail="${address}" data-cut="%20[cut]"><b>Write</b></a>`;
  // jsdom has neither `innerText` nor a form's fields as its properties.
  for (const label of document.querySelectorAll("label")) label.innerText = label.textContent;
  for (const field of document.querySelectorAll("textarea"))
    Object.defineProperty(document.forms[0], field.name, { value: field });
  fillMail({ target: document.querySelector("b") } as unknown as Event);
  return document.querySelector("a")?.href ?? "";
}

test("what stands in the form is in the e-mail, each text with its label", () => {
  const body = new URL(follow({ user_name: "Żółć & <b>", message: "two words" })).searchParams.get("body");
  expect(body).toBe("Label of user_name: Żółć & <b>\nLabel of message: two words\n");
});

test.each([
  ["words", "ąę👩‍🏭 "],
  ["lines without a blank", "ąę\n"],
  ["one word without end", "x"],
  ["half surrogate pairs", "\ud83d"],
])("an e-mail holds as much as Windows opens, and says that it was cut: %s", (_, part) => {
  const href = follow({ user_name: "Nowak", message: part.repeat(2000) });
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(href.length).toBeGreaterThan(1750);
  expect(() => decodeURIComponent(href)).not.toThrow();
  expect(new URL(href).searchParams.get("body")).toMatch(
    /^Label of user_name: Nowak\nLabel of message: [^]+ \[cut\]$/,
  );
});
