import { execFileSync } from "node:child_process";

const use = (address: string) => `import { it } from "${address}";\nexport const x = it;\n`;
const inJsx = (markup: string) => `export const Planted = ({ on }: { on: boolean }) => <p>${markup}</p>;\n`;
const browserCode = (code: string) =>
  `export function planted(e: Element, on: string) {\n  ${code};\n  return e;\n}\n`;

/** Each rule of the project's own with a text that it refuses, the message, and a text that it allows. */
const rules: readonly (readonly [file: string, refused: string, message: RegExp, allowed: string])[] = [
  [
    "app/_ui/planted.tsx",
    use("../_components/phone-link"),
    /Imports go downwards only/,
    use("../_i18n/paths"),
  ],
  [
    "app/_sections/home/offer.tsx",
    use("./services"),
    /A section never imports another/,
    use("../../_ui/icon"),
  ],
  ["islands/planted.ts", use("../app/_ui/icon"), /islands\/ knows nothing of the site/, use("./island")],
  [
    "islands/build/planted.ts",
    "export const { env } = process;\n",
    /Settings are read in app\/_settings/,
    "export const { argv } = process;\n",
  ],
  [
    "app/_layout/planted.css",
    "a {\n  color: rgb(0 0 0 / 50%);\n}\n",
    /Colours live in tokens\.css/,
    "a {\n  color: var(--text);\n}\n",
  ],
  [
    "app/_layout/planted.css",
    ".form:has(> [name]) p {\n  margin: 0;\n}\n",
    /^Browsers style the whole page anew/,
    ".form:has(> [id]) p {\n  margin: 0;\n}\n",
  ],
  [
    "app/_ui/planted.tsx",
    inJsx("{on}<option>text</option>"),
    /^An option has a `value`/,
    inJsx('{on}<option value="a">text</option>'),
  ],
  [
    "app/_ui/planted.tsx",
    inJsx("<a href={`/${String(on)}/`}>a</a>"),
    /^An address of the site comes from/,
    inJsx("<a href={`?p=${String(on)}`}>b</a>"),
  ],
  ["app/_lib/planted.ts", browserCode("e.innerHTML = on"), /^No string becomes/, browserCode("e.append(on)")],
];

test("the linters refuse what the project's own rules forbid, and nothing else", () => {
  const planted = rules.flatMap(([file, ...[refused, , allowed]]) =>
    [refused, allowed].map((text) => ({ file, text })),
  );
  const input = JSON.stringify(planted);
  const reported = execFileSync(process.execPath, ["scripts/checks/lint-planted.mjs"], {
    input,
    encoding: "utf8",
  });
  expect(JSON.parse(reported)).toEqual(
    rules.flatMap(([, , message]) => [[expect.stringMatching(message)], []]),
  );
}, 60_000);
