/**
 * A step of `npm run test:all`: builds and tests a copy of the project with one more product by the recipe
 * (docs/recipes.md). It has what the products on sale lack: another footprint, six blocks, no rendered picture and a long
 * name. Every failure is a fault of the site or of a test.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { products } from "../app/_content/products";
import { type Locale, locales } from "../app/_i18n/languages";
import { plainEnvironment, readPort, TEST_PORT, testEnvironment } from "../scripts/command/environment";
import { runProgram } from "../scripts/command/run-program";
import { copyProject } from "./support/copied-project";

const id = 1 + Math.max(...products.map((product) => product.id));

const row = `  {
    id: ${id},
    price: zloty(12),
    maxLoad: 500,
    img: master("about-stack"),
    ...textKeys(${id}),
    shortName: "Display\\u00a0800",
    timber: "softwood",
    geometry: built({
      length: 800,
      depth: 600,
      height: 144,
      boardThickness: 18,
      blockHeight: 90,
      deckBoards: [95, 95, 95, 95, 95],
      deckIsFixed: false,
      blockRows: [75, 75, 75],
      blockColumns: [145, 145],
      blocks: "pressed",
      mass: 9,
    }),
  },
`;

const texts: Readonly<Record<Locale, object>> = {
  pl: {
    name: "Półpaleta na ekspozycje w sklepach i marketach „W”",
    desc: "Paleta {format} na promocje i wąskie sklepy: dwie obok siebie zajmują miejsce jednej palety typu EUR. Sześć klocków prasowanych zapewnia wjazd widłami z czterech stron.",
    comment:
      "Przed zamówieniem prosimy sprawdzić rozstaw wideł wózka: wjazd jest węższy niż w palecie typu EUR.",
    use: "Ekspozycje w sklepach, napoje i karma na module 600 × 400 mm",
    goods: "Zgrzewki i kartony na ekspozycje",
  },
  de: {
    name: "Displaypalette für Verkaufsflächen im Einzelhandel „W“",
    desc: "Palette {format} für Aktionsware und enge Märkte: Zwei nebeneinander belegen den Platz einer Palette Typ EUR. Sechs Pressspanklötze erlauben die Einfahrt von vier Seiten.",
    comment:
      "Prüfen Sie vor der Bestellung den Gabelabstand Ihres Geräts: Die Einfahrt ist schmaler als bei der Palette Typ EUR.",
    use: "Zweitplatzierungen im Markt, Getränke und Tiernahrung im Modul 600 × 400 mm",
    goods: "Gebinde und Kartons für Zweitplatzierungen",
  },
  en: {
    name: "Display pallet for retail floors and promotions “W”",
    desc: "A {format} pallet for promotions and narrow aisles: two side by side take the place of one EUR-type pallet. Six pressed blocks allow fork entry from all four sides.",
    comment:
      "Before ordering, check the fork spacing of your forklift: the entry is narrower than in an EUR-type pallet.",
    use: "In-store displays, drinks and pet food on the 600 × 400 mm module",
    goods: "Shrink packs and cartons for in-store displays",
  },
};

/** Browser tests of pages that show products: their layout, and the first view of tools. */
const browserTests = ["e2e/pages/documents", "e2e/flows/tools"];

const cwd = await copyProject("fourth-product");
const change = async (file: string, changed: (text: string) => string) =>
  writeFile(join(cwd, file), changed(await readFile(join(cwd, file), "utf8")));
await change("app/_content/products.ts", (text) =>
  text.replace(/(?<=\nexport const products = \[\n[^]*?)(?=\] as const;)/, row),
);
for (const locale of locales)
  await change(`messages/${locale}.json`, (text) => {
    const catalog = JSON.parse(text) as { products: object };
    Object.assign(catalog.products, { [id]: texts[locale] });
    return JSON.stringify(catalog, null, 2);
  });

const unit = { ...plainEnvironment(), FULL: "" };
const site = { ...testEnvironment(readPort(TEST_PORT)), FULL: "" };
const npm = (...args: string[]) => runProgram("npm", ["run", "--silent", ...args], { cwd, env: site });
const npx = (env: typeof site, ...args: string[]) => runProgram("npx", args, { cwd, env });
await npm("messages", "--", "--fix");
await npm("test", "--", "--only", "words,downloads,typegen");
const results = [
  ...(await Promise.allSettled([
    npm("test", "--", "--only", "build,types,budgets,site"),
    npx(unit, "jest", "--ci", "--selectProjects", "unit", "--findRelatedTests", "app/_content/products.ts"),
  ])),
  ...(await Promise.allSettled([npx(site, "playwright", "test", ...browserTests)])),
];
if (results.some(({ status }) => status === "rejected"))
  throw new Error(`A fourth product fails the tests above. It is in ${cwd}.`);
await rm(cwd, { recursive: true });
