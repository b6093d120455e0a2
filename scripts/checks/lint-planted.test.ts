import { execFileSync } from "node:child_process";

const use = (address: string) => `import { it } from "${address}";\nexport const x = it;\n`;
const inJsx = (markup: string) => `export const Planted = ({ on }: { on: boolean }) => <p>${markup}</p>;\n`;
const browserCode = (code: string) =>
  `export function planted(e: Element, on: string) {\n  ${code};\n  return e;\n}\n`;
const lines = (count: number) => "//\n".repeat(count);
const tooLong = (most: number) => new RegExp(`^File has too many lines \\(${most + 1}\\)`);

/** Each rule of the project's own with a text that it refuses, the message, and a text that it allows. */
const rules: readonly (readonly [file: string, refused: string, message: RegExp, allowed: string])[] = [
  [
    "app/_ui/planted.tsx",
    use("../_components/phone-link"),
    /Imports go downwards only/,
    use("../_i18n/paths"),
  ],
  ["app/_sections/home/offer.tsx", use("./services"), /A section never imports another/, use("../../_ui/icon")],
  ["islands/planted.ts", use("../app/_ui/icon"), /islands\/ knows nothing of the site/, use("./island")],
  ["scripts/planted.ts", use("../e2e/support/catalog"), /Only tests import from e2e/, use("../app/_ui/icon")],
  ["app/_pallet/planted.tsx", use("next-intl"), /Components of this layer have no words/, use("react")],
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
  ["app/(pl)/page.tsx", lines(41), tooLong(40), lines(40)],
  ["app/_sections/about/planted.tsx", lines(151), tooLong(150), lines(150)],
  ["e2e/planted.spec.ts", lines(301), tooLong(300), lines(300)],
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
  [
    "app/_ui/planted.tsx",
    inJsx("{on}<b dangerouslySetInnerHTML={{ __html: String(on) }} />"),
    /^No string becomes markup or code/,
    inJsx("{on}<script dangerouslySetInnerHTML={{ __html: String(on) }} />"),
  ],
  [
    "app/_ui/planted.tsx",
    'import { useId } from "react";\nexport const useName = () => useId();\n',
    /^An island's ids would differ/,
    use("react"),
  ],
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
