import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

import type { Certificate } from "../../app/_content/company/certificates";
import { testFolder } from "../../islands/build/test-folder";
import {
  documentFaults,
  listed,
  noteOpen,
  openAtBuild,
  type OpenPoint,
  settingFaults,
  unconfirmed,
  wrongFacts,
} from "./open-points";

test("a comment above a fact makes it an open point; in another form it stops the list", () => {
  const source = `const a = {\n  // Unconfirmed (must): the name\n  // of the firm\n  name: "x",\n};\n// Unconfirmed (should): no\nexport const b = 1;\n`;
  expect(unconfirmed("a.ts", source).map(({ level, text }) => [level, text])).toEqual([
    ["must", "name (line 2): the name of the firm"],
    ["should", "b (line 6): no"],
  ]);
  for (const wrong of ["must: x", "(may): x", "(must) x"])
    expect(() => unconfirmed("a.ts", `// Unconfirmed ${wrong}\nconst a = 1;\n`)).toThrow(/^a\.ts: write/);
});

test.each<[string, object]>([
  ["mainPhone", { mainPhone: "+48 600 000 000" }],
  ["addresses", { addresses: [{ postcode: "00-000" }] }],
  ["emails", { emails: { office: "biuro@palety.example" } }],
  ["registry", { registry: "https://www.example.com/" }],
  ["forest", { forest: { scheme: "PEFC", code: "ABCD-PEFC-COC-000000" } }],
])("a wrong %s is listed even without a comment", (name, wrong) => {
  const right = { mainPhone: "+48 22 781 04 06", registry: "https://palety.pl/krs/0001234567" };
  expect(wrongFacts(right)).toEqual([]);
  expect(wrongFacts(wrong)).toEqual([expect.stringMatching(`^${name}: `)]);
});

const documents: Certificate[] = [
  { key: "old", file: "/certificates/a.svg", kind: "licence", from: "2031-01-01", until: "2031-06-30" },
  { key: "next", file: "/certificates/b.svg", kind: "licence", from: "2031-08-01", until: "2031-12-31" },
  { key: "dated", file: "/certificates/c.svg", kind: "general", issued: ["2031-01-01"] },
];
const texts = new Map([
  ["offer.text", "Znak EPAL w zakresie licencji"],
  ["knowledge.marks", "Znak EPAL w owalu"],
]);

test.each([
  ["2030-12-31", ["licence", "general"]],
  ["2031-01-01", ["general"]],
  ["2031-06-30", ["general"]],
  ["2031-07-01", ["licence", "general"]],
  ["2031-08-01", ["general"]],
  ["2032-01-01", ["licence", "general"]],
] as const)("on %s these kinds have no valid document: %j", (day, kinds) => {
  const missing = kinds.map((kind) => `no document of the kind ${kind} is valid today`);
  expect(documentFaults(documents, [], texts, day)).toEqual(missing);
});

test("of a kind that the company does not have, rows and texts that mention one are listed", () => {
  expect(documentFaults(documents, ["licence", "phytosanitary"], texts, "2031-02-01")).toEqual([
    "the company has no licence, but these mention one: old, next, offer.text",
    "no document of the kind general is valid today",
  ]);
});

test("a site needs an address, an account that is not a preview's, map and film", () => {
  const example = settingFaults(parseEnv(readFileSync(".env.example", "utf8")));
  expect([example.must.length, example.should.length]).toEqual([5, 2]);
  const live: NodeJS.Dict<string> = {
    NEXT_PUBLIC_SITE_URL: "https://www.palety.pl",
    NEXT_PUBLIC_MAP_URL: "https://maps.palety.pl/",
    NEXT_PUBLIC_VIDEO_URL: "https://films.palety.pl/",
  };
  for (const name of ["USER", "SERVICE", "ORDER_TEMPLATE", "CONTACT_TEMPLATE"])
    live[`NEXT_PUBLIC_EMAILJS_${name}_ID`] = "k3y";
  expect(settingFaults(live)).toEqual({ must: [], should: [] });
  for (const [name, value] of [
    ["NEXT_PUBLIC_EMAILJS_SERVICE_ID", "service_preview"],
    ["NEXT_PUBLIC_SITE_URL", "https://silvapal.example"],
    ["NEXT_PUBLIC_SITE_URL", "http://localhost:4173"],
  ] as const)
    expect(settingFaults({ ...live, [name]: value }).must).toEqual([expect.stringMatching(name)]);
});

const folder = testFolder();

test("only what is a must refuses the site of a build; a group has its musts first", () => {
  const should: OpenPoint = { level: "should", task: "a.ts: do it", text: "one" };
  expect(openAtBuild(folder.path)).toMatch(/must\.txt is missing/);
  noteOpen(folder.path, [should]);
  expect(openAtBuild(folder.path)).toBeUndefined();
  const open: OpenPoint[] = [should, { ...should, level: "must", text: "two" }];
  noteOpen(folder.path, open);
  expect(openAtBuild(folder.path)).toMatch(/^1 points .* npm run golive/);
  expect(listed(open)).toBe("a.ts: do it\n  must   two\n  should one");
});
