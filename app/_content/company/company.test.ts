import { existsSync, readdirSync, readFileSync } from "node:fs";
import { locales, storageKeys } from "../../_i18n/languages";
import { testCatalog } from "../../_i18n/test-translator";
import { type Dates, daysOf } from "../validity";
import { certificates } from "./certificates";
import { company, phoneLink, rating } from "./company";
import { readSettings } from "../../_settings/read-settings";
import { countries, economicArea } from "../test-countries";
import { isOutside, type Processor, processorFaults, processors, storedNames } from "./privacy";
import { type Identity, identityFaults, type LegalForm, legalForms } from "./identity";

const numbers = [company.mainPhone, ...company.otherPhones.map(({ number }) => number)];

test.each(numbers)(
  "%s can be dialled from anywhere (RFC 3966), and no other number is the same",
  (number) => {
    expect(phoneLink(number)).toMatch(/^tel:\+\d{7,15}$/);
    expect(numbers.filter((each) => phoneLink(each) === phoneLink(number))).toHaveLength(1);
  },
);

test.each(["+48\u00a0600\u202f000\u00a0000", "+48 (600)\u2060 000.000", "+48 600-000-000"])(
  "%j is dialled as the same number with any spaces and separators",
  (number) => expect(phoneLink(number)).toBe("tel:+48600000000"),
);

test("mailboxes are different ones, the register is reached over HTTPS, and the year is one", () => {
  const mailboxes = Object.values(company.emails);
  expect(new Set(mailboxes).size).toBe(mailboxes.length);
  for (const mailbox of mailboxes) expect(mailbox).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
  expect(new URL(company.registry).protocol).toBe("https:");
  expect(company.copyrightYear).toMatch(/^\d{4}$/);
});

test("documents have keys of their own, files that are there, and days that are, in their order", () => {
  expect(new Set(certificates.map(({ key }) => key)).size).toBe(certificates.length);
  for (const certificate of certificates) {
    expect([certificate.file, existsSync(`public${certificate.file}`)]).toEqual([certificate.file, true]);
    for (const day of daysOf(certificate)) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    const { from, until }: Dates = certificate;
    if (from && until) expect([from, until]).toEqual([from, until].sort());
  }
});

test("statistics are the same figures in every language", () => {
  const figures = locales.map((locale) =>
    Object.values(testCatalog(locale).home.company.statistics).flatMap((each) =>
      typeof each === "string" ? [] : [each.value],
    ),
  );
  expect(figures[0]?.length).toBeGreaterThan(0);
  for (const each of figures) expect(each).toEqual(figures[0]);
});

test("the rating is at most the best value, and has no more stars than its value", () => {
  expect(rating.value).toBeLessThanOrEqual(rating.best);
  expect(rating.stars).toBe(Math.floor(rating.value));
});

const processor: Processor = { role: "hosting", name: "Host", seat: "DE", servers: ["PL"], basis: "none" };

test("a processor outside of the Economic Area needs a basis, whether by its seat or by its servers", () => {
  const [bySeat, byServer]: readonly Processor[] = [
    { ...processor, seat: "SG" },
    { ...processor, servers: ["DE", "US"] },
  ];
  expect([processor, bySeat, byServer].map((each) => isOutside(each as Processor))).toEqual([
    false,
    true,
    true,
  ]);
  expect(processorFaults([processor], [])).toEqual([]);
  for (const outside of [bySeat, byServer] as Processor[]) {
    expect(processorFaults([outside], [])).toHaveLength(1);
    expect(processorFaults([{ ...outside, basis: "clauses" }], [])).toEqual([]);
  }
});

test("the Economic Area has thirty members, and every other country of the world is outside", () => {
  const inside = countries.filter((country) => !isOutside({ seat: country, servers: [country] }));
  expect(inside).toEqual([...economicArea].sort());
  expect(inside).toHaveLength(30);
});

test("a site with the settings of .env.example names a processor for its forms", () => {
  const set = [...readFileSync(".env.example", "utf8").matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const { mail } = readSettings(Object.fromEntries(set) as NodeJS.ProcessEnv);
  expect(processorFaults(processors, [new URL(mail.origin).hostname])).toEqual([]);
});

test("a host that the pages ask belongs to a processor", () => {
  const known = { ...processor, hosts: ["flags.example"] };
  expect(processorFaults([known], ["flags.example"])).toEqual([]);
  expect(processorFaults([known], ["other.example"])).toEqual(["other.example belongs to no processor"]);
});

test("the page names everything that the code keeps in a browser, and nothing else", () => {
  const writers = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/test/.test(file))
    .map((file) => ({ file, code: readFileSync(`app/${file}`, "utf8") }))
    .filter(({ code }) => /\.setItem\(/.test(code));
  const names = [...storageKeys, ...Object.values(storedNames).flat()];
  const isIn = (code: string, name: string) => new RegExp(`["\`]${name}["\`$]`).test(code);
  const languages = readFileSync("app/_i18n/languages.ts", "utf8");
  for (const name of names)
    expect([name, [...writers.map(({ code }) => code), languages].some((code) => isIn(code, name))]).toEqual([
      ...[name, true],
    ]);
  const unnamed = writers.filter(
    ({ code }) => !names.some((name) => isIn(code, name)) && !/storageKeys|[a-z]Key\b/.test(code),
  );
  expect(unnamed.map(({ file }) => file)).toEqual([]);
  for (const key of storageKeys) expect(testCatalog("pl").privacy.device.language.name).toContain(key);
});

/** Numbers with valid check digits that belong to no company on the site. */
const [nip, regon] = ["5260001246", "000000023"];

/** Returns all facts that a company of a legal form states. */
function complete(legalForm: LegalForm): Identity {
  const everybody = {
    legalName: "Maker of pallets",
    legalForm,
    seat: "Town",
    nip,
    vatEu: true,
    regon,
    bdo: "000123456",
    checkedOn: "2026-11-25",
  } as const;
  if (legalForm === "soleTrader") return everybody;
  const registered = { ...everybody, representatives: ["A. Person"], court: "Court", krs: "0000123456" };
  if (["limitedPartnership", "registeredPartnership"].includes(legalForm)) return registered;
  return { ...registered, capital: 5000, ...(legalForm === "jointStock" && { capitalPaid: 5000 }) };
}

const faulty = (identity: Identity) => identityFaults(identity).map(({ fact }) => fact);

test.each(legalForms)(
  "a complete %s lacks nothing, and each of its facts is asked for by its law",
  (form) => {
    const identity = complete(form);
    expect(identityFaults(identity)).toEqual([]);
    for (const fact of Object.keys(identity) as (keyof Identity)[]) {
      const without = { ...identity, [fact]: undefined };
      expect(faulty(without)).toContain(fact);
      expect(identityFaults(without).every(({ why }) => why.length > 20)).toBe(true);
    }
  },
);

test("a fact that a legal form does not have is refused and not required", () => {
  expect(faulty({ ...complete("soleTrader"), krs: "0000123456" })).toEqual(["krs"]);
  expect(faulty({ ...complete("registeredPartnership"), capital: 1 })).toEqual(["capital"]);
});

test.each<[keyof Identity, unknown]>([
  ["nip", nip.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))],
  ["nip", "1234563218"],
  ["nip", "PL5260001246"],
  ["regon", "000000024"],
  ["regon", "123456785"],
  ["krs", "0000000000"],
  ["krs", "123456789"],
  ["bdo", "123"],
  ["capital", -1],
  ["checkedOn", "2026-02-30"],
  ["legalName", "X"],
  ["representatives", []],
  ["permit", { number: "1", date: "25.11.2026", authority: "Office" }],
])("%s cannot be %j", (fact, value) => {
  expect(faulty({ ...complete("limitedCompany"), [fact]: value })).toEqual([fact]);
});
