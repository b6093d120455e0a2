import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { readProject, typeErrors, usedKeys } from "./used-keys";

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "used-keys-"));
  mkdirSync(path.join(project, "app"));
  writeFileSync(
    path.join(project, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { strict: true, lib: ["es2015"], types: [] }, include: ["app"] }),
  );
  writeFileSync(
    path.join(project, "app/translator.ts"),
    `export type Words = Ask;
     type Ask = { <K extends string>(key: K, values?: object): string; rich<K extends string>(key: K): string };
     export interface Translator<Part> { (key: Part | "nav.home" | "nav.top", values?: object): string; readonly region: string }
     export declare function useIslandWords<Part extends string>(...parts: Part[]): Part;
     export declare function useTranslations<N extends string>(namespace?: N): Ask;
     export declare function getTranslations<N extends string>(options?: N | { locale: string; namespace: N }): Promise<Ask>;`,
  );
});

afterEach(() => rmSync(project, { recursive: true }));

const read = () => readProject(path.join(project, "tsconfig.json"), "all");

function keysOf(code: string): string[] {
  writeFileSync(
    path.join(project, "app/page.ts"),
    `import { getTranslations, useIslandWords, useTranslations } from "./translator";\n${code}`,
  );
  return [...usedKeys(read()).keys()].sort();
}

test.each([
  ["a plain key", `const t = useTranslations("nav"); t("home");`, ["nav.home"]],
  ["a key of the whole catalog", `const t = useTranslations(); t("nav.home");`, ["nav.home"]],
  ["rich text", `const t = useTranslations("form"); t.rich("consent");`, ["form.consent"]],
  ["a translator used at once", `useTranslations("nav")("top");`, ["nav.top"]],
  [
    "a computed key",
    `const t = useTranslations("home");
     for (const key of ["a", "b"] as const) t(\`\${key}.title\`);`,
    ["home.a.title", "home.b.title"],
  ],
  [
    "a computed part of the catalog",
    `function words(form: "order" | "contact") { const t = useTranslations(\`\${form}.fields\`); t("name"); }`,
    ["contact.fields.name", "order.fields.name"],
  ],
  [
    "a translator that is awaited",
    `async function page() { const t = await getTranslations({ locale: "de", namespace: "meta" }); t("title"); }`,
    ["meta.title"],
  ],
  [
    "a translator that is handed on",
    `import type { Words } from "./translator"; function rows(words: Words) { words("nav.home"); }`,
    ["nav.home"],
  ],
  [
    "an island's translator, among its props and only perhaps there",
    `import type { Translator } from "./translator";
     function part({ t, words }: { t: Translator<"nav">; words?: { t: Translator<"nav"> } }) { t("nav.home"); words?.t("nav.top"); }`,
    ["nav.home", "nav.top"],
  ],
  [
    "parts that are picked for an island, which uses them or not",
    `useIslandWords("nav", "form.consent");`,
    [],
  ],
  ["a function that only looks like one", `const t = (key: string) => key; t("nav.home");`, []],
])("%s", (_, code, keys) => {
  expect(keysOf(code)).toEqual(keys);
});

test("a key that can be any text is refused, with its place", () => {
  expect(() => keysOf(`const t = useTranslations("nav"); const key: string = "x"; t(key);`)).toThrow(
    /page\.ts:2: the key "key" can be any text/,
  );
});

test("a key is found with all places that use it, and with what they fill in", () => {
  keysOf(
    `const t = useTranslations("nav"); declare const any: Record<string, string>;
     t("home");
     t("home", { phone: "1", ...({ company: "" } as { company?: string }) });
     t("home", any);`,
  );
  expect(usedKeys(read()).get("nav.home")).toEqual([
    { file: "app/page.ts", line: 3, fills: [] },
    { file: "app/page.ts", line: 4, fills: ["company", "phone"] },
    { file: "app/page.ts", line: 5, fills: undefined },
  ]);
});

test("an error of the types is named as the compiler names it", () => {
  keysOf(`const t = useTranslations("nav"); t("home");`);
  expect(typeErrors(read())).toBe("");
  keysOf("export const text: string = 2;");
  expect(typeErrors(read())).toBe(
    "app/page.ts(2,14): error TS2322: Type 'number' is not assignable to type 'string'.\n",
  );
});
