import { readdirSync, readFileSync } from "node:fs";

import { readSettings } from "../../_settings/read-settings";
import { storageKeys } from "../../_i18n/languages";
import { testCatalog } from "../../_i18n/test-translator";
import { countries, economicArea } from "../test-countries";
import { isOutside, type Processor, processorFaults, processors, storedNames } from "./privacy";

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
