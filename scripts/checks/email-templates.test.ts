import { readFileSync } from "node:fs";

import { contactFields, orderFields } from "../../app/_quote/forms/fields/tables";

/** Sent with every form in addition to its fields (R58, R60). */
const consent = "rodoConsent";

const variablesIn = (text: string) => [...text.matchAll(/\{+(\w+)\}+/g)].map(([, name]) => name);

describe.each([
  ["order", orderFields],
  ["contact", contactFields],
] as const)("the e-mail of the %s form", (form, fields) => {
  const template = readFileSync(`docs/email/${form}.html`, "utf8");
  const names = [...Object.keys(fields), consent];

  test("holds every field of the form, and nothing that no field gives", () => {
    expect(new Set(variablesIn(template))).toEqual(new Set(names));
  });

  test("escapes typed HTML, and keeps the lines of the message", () => {
    expect(template.match(/\{\{\{|\}\}\}/)).toBeNull();
    expect(template).toMatch(/<pre[^>]*>\{\{message\}\}<\/pre>/);
  });
});
