import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { evaluate, parse } from "@humanwhocodes/momoa";

import { testFolder } from "../../islands/build/test-folder";

const folder = testFolder();

/** Returns the linters' messages for each planted text. */
function messagesOf(planted: readonly { file: string; text: string }[]): string[][] {
  const reported = execFileSync(process.execPath, ["scripts/checks/lint-planted.mjs"], {
    input: JSON.stringify(planted),
    encoding: "utf8",
  });
  return JSON.parse(reported) as string[][];
}

const upwards = /^Unexpected path .* Imports go downwards only/;
const betweenSections = /A section never imports another section/;
const intoTheSite = /islands\/ knows nothing of the site/;
const fromTests = /Only tests import from e2e/;
const markup = /^No string becomes markup or code/;
const ids = /^An island's ids would differ/;
const words = /Components of this layer have no words/;
const tooLong = (most: number) => new RegExp(`^File has too many lines \\(${most + 1}\\)`);
const noFile = /^The file '.*' does not exist/;
const settings = /Settings are read in app\/_settings/;
const colour = /Colours live in tokens\.css/;

const use = (address: string) => `import { it } from "${address}";\nexport const x = it;\n`;

const rooted = /^An address of the site comes from app\/_i18n\/paths\.ts/;

const inJsx = (markup: string) => `export const Planted = ({ on }: { on: boolean }) => <p>${markup}</p>;\n`;

const browserCode = (code: string) =>
  `export function planted(e: Element, frame: HTMLIFrameElement, on: string) {\n  ${code};\n  return [e, frame, on];\n}\n`;

const lines = (count: number) => "//\n".repeat(count);

/** Two cases: a file with one line too many, and a file of exactly the allowed length. */
function sizes(file: string, most: number): typeof cases {
  return [
    [file, lines(most + 1), tooLong(most)],
    [file, lines(most)],
  ];
}

/** Planted texts, each with the message that the linters must report; none if the text is allowed. */
const cases: readonly (readonly [file: string, text: string, finding?: RegExp])[] = [
  // Layers: an import from each layer of a higher one, then imports of lower ones.
  ["app/_settings/planted.ts", use("../_i18n/paths"), upwards],
  ["app/_i18n/planted.ts", use("../_content/company/company"), upwards],
  ["app/_content/planted.ts", use("../_ui/icon"), upwards],
  ["app/_lib/planted.ts", use("../_pallet/pallet-geometry"), upwards],
  ["app/_ui/planted.tsx", use("../_components/phone-link"), upwards],
  ["app/_pallet/planted.tsx", use("../_load/plan"), upwards],
  ["app/_components/planted.tsx", use("../_quote/quote-address"), upwards],
  ["app/_load/planted.ts", use("../_quote/code/line"), upwards],
  ["app/_quote/tab/planted.ts", use("../../_client/interest"), upwards],
  ["app/_quote/forms/planted.tsx", use("../../_sections/home/about"), upwards],
  ["app/_quote/forms/planted.tsx", use("../../_layout/page"), upwards],
  ["app/_client/planted.ts", use("../(pl)/page"), upwards],
  ["app/_sections/home/planted.tsx", use("../../(pl)/page"), upwards],
  ["app/_layout/planted.tsx", use("../(pl)/page"), upwards],
  [
    "app/_client/planted.ts",
    'let it: typeof import("./loader") | undefined;\nexport { it };\n',
    /`import\(\)` type annotations are forbidden/,
  ],
  ["app/(pl)/planted.tsx", use("../_sections/home/about")],
  ["app/_client/planted.ts", use("../_quote/tab/quote-links")],
  ["app/_sections/home/planted.tsx", use("../../_quote/forms/fields/field")],
  ["app/_quote/planted.tsx", use("../../islands/island")],
  ["islands/planted.ts", use("../app/_ui/icon"), intoTheSite],
  ["islands/build/planted.ts", use("../../scripts/built/file-types"), intoTheSite],
  ["islands/build/planted.ts", use("./files")],
  ["app/_ui/planted.tsx", use("../_content/company/company")],
  ["app/_content/planted.ts", use("../_i18n/paths")],
  // Imports between sections, and within one.
  ["app/_sections/home/about.tsx", use("./offer"), betweenSections],
  ["app/_sections/home/banner/planted.tsx", use("../offer"), betweenSections],
  ["app/_sections/home/banner/planted.tsx", use("../../blocks/block-use"), betweenSections],
  ["app/_sections/home/banner/planted.tsx", use("./banner")],
  // Imports of test code.
  ["app/_content/planted.ts", use("../../e2e/support/catalog"), fromTests],
  ["scripts/planted.ts", use("../e2e/support/catalog"), fromTests],
  ["e2e/planted.ts", use("./support/catalog")],
  // Components without texts.
  ["app/_ui/planted.tsx", use("next-intl"), words],
  ["app/_pallet/planted.tsx", use("next-intl"), words],
  ["app/_quote/forms/planted.tsx", use("next-intl")],
  // The visitor's console.
  ["app/_ui/planted.ts", "console.log(1);\n", /Unexpected console statement/],
  // Settings.
  ["app/_i18n/planted.ts", "export const x = process.env.BASE_PATH;\n", settings],
  ["islands/build/planted.ts", "export const { env } = process;\n", settings],
  ["app/_settings/settings.ts", "export const x = process.env.BASE_PATH;\n"],
  ["scripts/planted.ts", "export const x = process.env.PORT;\n"],
  // Colours.
  ["app/_ui/planted.css", "a {\n  color: #fff;\n}\n", colour],
  ["app/_sections/home/planted.css", "a {\n  color: red;\n}\n", colour],
  ["app/_layout/planted.css", "a {\n  color: rgb(0 0 0 / 50%);\n}\n", colour],
  ["app/_quote/forms/planted.css", "a {\n  color: oklch(50% 0.1 90deg);\n}\n", colour],
  ["app/_ui/planted.css", "a {\n  color: var(--text);\n}\n"],
  // File sizes, by kind of file.
  ...sizes("app/(pl)/page.tsx", 40),
  ...sizes("app/[locale]/landing/page.tsx", 40),
  ...sizes("app/_sections/about/planted.tsx", 150),
  ...sizes("app/_sections/about/planted.client.tsx", 150),
  ...sizes("app/_ui/planted.tsx", 300),
  ...sizes("scripts/planted.ts", 300),
  ...sizes("eslint.config.mjs", 300),
  ...sizes("e2e/planted.spec.ts", 300),
  ...sizes("app/_sections/about/planted.test.tsx", 300),
  // Texts that translation tools replace.
  ["app/_ui/planted.tsx", inJsx('{on && "text"}<b />'), /^Conditionally rendered text nodes with siblings/],
  ["app/_ui/planted.tsx", inJsx("{on && <span>text</span>}<b />")],
  ["app/_ui/planted.tsx", inJsx("{on}<option>text</option>"), /^An option has a `value`/],
  // Addresses of the site.
  ["app/_ui/planted.tsx", inJsx('<a href="/de/">{on}</a>'), rooted],
  ["app/_ui/planted.tsx", inJsx('{on}<img src={"/icons/a.svg"} alt="" />'), rooted],
  ["app/_ui/planted.tsx", inJsx("<a href={`/${String(on)}/`}>a</a>"), rooted],
  ["app/_ui/planted.tsx", inJsx('<a href="#order">a</a><a href={`?p=${String(on)}`}>b</a>')],
  // Strings that become markup or code, and ids.
  ...[
    "e.innerHTML = on",
    "e.outerHTML = on",
    "frame.srcdoc = on",
    'e.insertAdjacentHTML("afterend", on)',
  ].map((code) => ["app/_lib/planted.ts", browserCode(code), markup] as const),
  ["islands/browser/planted.ts", browserCode("document.createRange().createContextualFragment(on)"), markup],
  ["app/_client/planted.ts", browserCode("document.write(on)"), markup],
  ["app/_lib/planted.ts", browserCode("eval(on)"), markup],
  ["app/_ui/planted.tsx", inJsx("{on}<b dangerouslySetInnerHTML={{ __html: String(on) }} />"), markup],
  ["app/_ui/planted.tsx", inJsx("{on}<script dangerouslySetInnerHTML={{ __html: String(on) }} />")],
  ["islands/browser/planted.ts", browserCode("e.replaceChildren(on)")],
  ["app/_ui/planted.tsx", 'import { useId } from "react";\nexport const useName = () => useId();\n', ids],
  [
    "app/_ui/planted.tsx",
    'import * as React from "react";\nexport const useName = () => React.useId();\n',
    ids,
  ],
  // Links between documents.
  ["README.md", "# A\n\n[a](scripts/), [b](#a), ![c](pictures/README.md)\n"],
  ["README.md", "[a](no-such-file.md)\n", noFile],
  ["README.md", "![a](no-such-picture.png)\n", noFile],
  ["docs/planted.md", "[a](../no-such-folder/)\n", noFile],
  ["docs/planted.md", "[a](../README.md#no-such-heading)\n", /^The anchor '.*' is not defined/],
  ["docs/planted.md", "[a](#no-such-heading)\n", /^The fragment '.*' is not defined/],
  ["docs/planted.md", "[a][no-such-link]\n", /^Label reference '.*' not found/],
  // Names of blocks.
  ["app/_ui/planted.css", ".someBlock {\n  color: var(--text);\n}\n", /Expected a block/],
];

test("the linters refuse what the project's rules forbid, and nothing else", () => {
  const messages = messagesOf(cases.map(([file, text]) => ({ file, text })));
  expect(messages).toHaveLength(cases.length);
  const wrong = cases.flatMap(([file, text, finding], index) => {
    const reported = messages[index] ?? [];
    const asExpected = finding
      ? reported.length === 1 && finding.test(reported[0] ?? "")
      : reported.length === 0;
    return asExpected ? [] : { file, text, expected: String(finding ?? "nothing"), reported };
  });
  expect(wrong).toEqual([]);
}, 60_000);

test("knip refuses circular imports, and nothing of what only imports each other's types", () => {
  const own = parse(readFileSync("knip.jsonc", "utf8"), { mode: "jsonc", allowTrailingCommas: true });
  const { include, cycles } = evaluate(own) as Record<string, unknown>;
  folder.write("knip.json", JSON.stringify({ entry: ["a.ts"], project: ["*.ts"], include, cycles }));
  folder.write("package.json", "{}");
  const knip = (kind: string) => {
    folder.write("a.ts", 'import { b } from "./b";\nexport const a = b;\n');
    folder.write(
      "b.ts",
      `import ${kind} { a } from "./a";\nexport const b = 1;\nexport type A = typeof a;\n`,
    );
    return spawnSync(process.execPath, [path.resolve("node_modules/knip/bin/knip.js"), "--no-progress"], {
      cwd: folder.path,
      encoding: "utf8",
    }).stdout;
  };
  expect(knip("")).toMatch(/a\.ts.*b\.ts/);
  expect(knip("type")).not.toMatch(/a\.ts/);
}, 60_000);
