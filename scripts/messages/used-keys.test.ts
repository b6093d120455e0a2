import { testFolder } from "../../islands/build/test-folder";
import { readProject, usedKeys } from "./used-keys";

const project = testFolder();

function read(files: readonly string[]) {
  const compilerOptions = { strict: true, lib: ["es2015"], types: [] };
  project.write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["app"] }));
  project.write(
    "app/translator.ts",
    `import type { useTranslations } from "next-intl";
     export type SiteTranslator = ReturnType<typeof useTranslations<never>>;
     export interface Translator<Part> { (key: Part | "nav.home" | "nav.top", values?: object): string; readonly region: string }
     export declare function useIslandMessages<Part extends string>(...parts: Part[]): Part;`,
  );
  for (const [at, code] of files.entries())
    project.write(
      `app/${at}.ts`,
      `import { type SiteTranslator, type Translator, useIslandMessages } from "./translator"; import { getTranslations, useTranslations } from "next-intl";\n${code}`,
    );
  return readProject(project.at("tsconfig.json"));
}

/** Ways of using texts, each with the keys that it uses. */
const cases: Readonly<Record<string, readonly string[]>> = {
  'const t = useTranslations("nav"); t("home");': ["nav.home"],
  'const t = useTranslations(); t("nav.home");': ["nav.home"],
  'const t = useTranslations("form"); t.rich("consent");': ["form.consent"],
  'useTranslations("nav")("top");': ["nav.top"],
  // A computed key, and a computed part of the catalog.
  'const t = useTranslations("home"); for (const key of ["a", "b"] as const) t(`${key}.title`);': [
    "home.a.title",
    "home.b.title",
  ],
  'function words(form: "order" | "contact") { const t = useTranslations(`${form}.fields`); t("name"); }': [
    "contact.fields.name",
    "order.fields.name",
  ],
  'async function page() { const t = await getTranslations({ locale: "de", namespace: "meta" }); t("title"); }':
    ["meta.title"],
  // A translator as a parameter; an island's translator among its props, perhaps optional.
  'function rows(words: SiteTranslator) { words("nav.home"); }': ["nav.home"],
  'function part({ t, words }: { t: Translator<"nav">; words?: { t: Translator<"nav"> } }) { t("nav.home"); words?.t("nav.top"); }':
    ["nav.home", "nav.top"],
  // Keys that are picked for an island without being used, and a function that only looks like a translator.
  'useIslandMessages("nav", "form.consent");': [],
  'const t = (key: string) => key; t("nav.home");': [],
};

test("every way of using texts is understood", () => {
  const used = usedKeys(read(Object.keys(cases)));
  const keysIn = (file: string) =>
    [...used].flatMap(([key, uses]) => (uses.some((use) => use.file === file) ? key : []));
  const found = Object.keys(cases).map((code, at) => [code, keysIn(`app/${at}.ts`).sort()]);
  expect(Object.fromEntries(found)).toEqual(cases);
});

test("a key of unknown value is refused, with its position", () => {
  const code = 'const t = useTranslations("nav"); const key: string = "x"; t(key);';
  expect(() => usedKeys(read([code]))).toThrow(
    /0\.ts:2: the type of the key "key" is no union of string literals/,
  );
});

test("a key is found with all its uses, and with the values that each fills in", () => {
  const code = `const t = useTranslations("nav"); declare const any: Record<string, string>;
     t("home");
     t("home", { phone: "1", ...({ company: "" } as { company?: string }) });
     t("home", any);`;
  expect(usedKeys(read([code])).get("nav.home")).toEqual([
    { file: "app/0.ts", line: 3, fills: [] },
    { file: "app/0.ts", line: 4, fills: ["company", "phone"] },
    { file: "app/0.ts", line: 5, fills: undefined },
  ]);
});
