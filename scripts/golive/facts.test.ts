import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

import type { Certificate } from "../../app/_content/company/certificates";
import { readSettings } from "../../app/_settings/read-settings";
import { previewEnvironment } from "../command/environment";
import { products } from "../../app/_content/products";
import {
  declarationPlaceholders,
  documentPlaceholders,
  impossibleFacts,
  legalPlaceholders,
  settingPlaceholders,
  unknownFacts,
} from "./facts";

test("facts that only the company knows are listed until they are set", () => {
  const [product] = products;
  const ids = unknownFacts([product], {}, []).map(({ id }) => id);
  expect(ids).toEqual([
    "products.1.species",
    "products.1.origin",
    "blockDetails.emission",
    "blockDetails.customs",
    "producerRegisters",
  ]);
  const known = { ...product, species: ["Pinus sylvestris"], origin: "PL" };
  expect(unknownFacts([known], { emission: "E1", customs: "4421" }, [{}])).toEqual([]);
});

const real = {
  name: "Palety Sp. z o.o.",
  copyrightYear: "2031",
  addresses: [{ street: "ul. Leśna 3", postcode: "05-270", town: "Marki", country: "PL" }],
  mainPhone: "+48 22 781 04 06",
  otherPhones: [{ label: "phone1Label", number: "+48 601 200 300" }],
  emails: { office: "biuro@palety.pl", orders: "zamowienia@palety.pl" },
  registry: "https://rejestr.palety.pl/krs/0000123456",
  forest: { scheme: "FSC", code: "ABC-COC-012345" },
};

test.each([
  [{ mainPhone: "+48 600 000 000" }, "company.mainPhone", "looks like a dummy number"],
  [
    { otherPhones: [{ label: "phone1Label", number: "+48 600 000 001" }] },
    "company.otherPhones.0.number",
    "looks like a dummy number",
  ],
  [{ addresses: [{ postcode: "00-000" }] }, "company.addresses.0.postcode", "is a postcode of zeros"],
  [{ emails: { office: "biuro@palety.example" } }, "company.emails.office", "is a reserved or local address"],
  [{ registry: "https://register.palety.pl/search" }, "company.registry", "names no entry"],
  [{ site: "https://www.example.com/" }, "company.site", "is a reserved or local address"],
  [{ forest: { scheme: "FSC", code: "ABCD-PEFC-012345" } }, "company.forest", "is no code"],
  [{ forest: { scheme: "PEFC", code: "ABCD-PEFC-COC-000000" } }, "company.forest", "is no code"],
  [{ copyrightYear: "2032" }, "company.copyrightYear", "is in the future"],
])("%j is impossible, unlike facts that may be true", (fact, id, says) => {
  expect(impossibleFacts(real, 2031)).toEqual([]);
  expect(impossibleFacts({ ...real, ...fact }, 2031)).toEqual([
    expect.objectContaining({ id, text: expect.stringContaining(says) as string }),
  ]);
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
  ["2030-12-31", ["documents.licence", "documents.general"]],
  ["2031-01-01", ["documents.general"]],
  ["2031-06-30", ["documents.general"]],
  ["2031-07-01", ["documents.licence", "documents.general"]],
  ["2031-08-01", ["documents.general"]],
  ["2032-01-01", ["documents.licence", "documents.general"]],
] as const)("on %s the kinds without a valid document are named: %j", (day, ids) => {
  expect(documentPlaceholders(documents, [], texts, day).map(({ id }) => id)).toEqual(ids);
});

test("the actual state of the documents is stated", () => {
  const [licence, general] = documentPlaceholders(documents, [], texts, "2031-07-15");
  expect(licence?.text).toContain('"old" ended on 30.06.2031; "next" begins on 01.08.2031.');
  expect(general?.text).toContain('"dated" has no last day, so its validity is unknown: give `until`');
});

test("for a kind that the company does not have, its rows and the texts that mention it are listed, if there are any", () => {
  const found = documentPlaceholders(documents, ["licence", "general"], texts, "2031-02-01");
  expect(found.map(({ id, text }) => [id, text.replace(/.*: /, "")])).toEqual([
    ["documents.licence", "old, next"],
    ["texts.licence", "offer.text"],
    ["documents.general", "dated"],
  ]);
  expect(documentPlaceholders([], ["licence", "general"], new Map(), "2031-02-01")).toEqual([]);
});

const live = {
  NEXT_PUBLIC_SITE_URL: "https://www.palety.pl",
  NEXT_PUBLIC_MAP_URL: "https://maps.palety.pl/",
  NEXT_PUBLIC_VIDEO_URL: "https://films.palety.pl/",
  NEXT_PUBLIC_EMAILJS_USER_ID: "k3y",
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service_x",
  NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID: "template_o",
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: "template_c",
};
const named = (environment: NodeJS.Dict<string>) => settingPlaceholders(readSettings(environment));

test.each([
  ["https://www.palety.pl", undefined],
  [undefined, "is not set"],
  ["https://www.example.com", "is a reserved or local address"],
  ["https://silvapal.example", "is a reserved or local address"],
  ["http://localhost:4173", "is a reserved or local address"],
])("NEXT_PUBLIC_SITE_URL=%s of a live site is listed: %s", (url, sentence) => {
  expect(named({ ...live, NEXT_PUBLIC_SITE_URL: url }).map(({ id, text }) => `${id} ${text}`)).toEqual(
    sentence ? [expect.stringMatching(new RegExp(`^NEXT_PUBLIC_SITE_URL .*${sentence}$`))] : [],
  );
});

test("all settings of the example are listed, and the account of a preview", () => {
  const example = named(parseEnv(readFileSync(".env.example", "utf8")));
  expect(new Set(example.map(({ id }) => id))).toEqual(new Set(Object.keys(live)));
  const preview = named(previewEnvironment(4173, {}));
  expect(preview.filter(({ text }) => text.endsWith("is the account of a preview"))).toHaveLength(4);
});

const complete = {
  ...({ legalName: "Maker of pallets", legalForm: "soleTrader", seat: "Town" } as const),
  ...{ nip: "5260001246", vatEu: true },
  ...{ regon: "000000023", bdo: "000123456", checkedOn: "2026-11-25" },
} as const;
const ids = (...args: Parameters<typeof legalPlaceholders>) => legalPlaceholders(...args).map(({ id }) => id);

test("complete facts are not listed, but wrong ones are: a tax number, a processor's basis, an unknown host, terms", () => {
  const processor = { role: "hosting", name: "Host", seat: "US", servers: [], basis: "none" } as const;
  const terms = { reply: { hours: 100 }, lead: { least: 9, most: 5 } };
  expect(ids(complete, [], {}, [""])).toEqual([]);
  expect(ids({ ...complete, nip: "5260001247" }, [processor], terms, ["https://flags.example"])).toEqual([
    ...["identity.nip", "processors.fault1", "processors.fault2", "terms.reply", "terms.lead"],
  ]);
});

test("products without a signed declaration are named with the law that asks for it", () => {
  const [first] = declarationPlaceholders(products);
  expect(first?.why).toMatch(/articles \d+/);
});
