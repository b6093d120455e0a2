/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";

import { type Product, products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { fullLoad } from "../../_load/full-load";
import { customPallet } from "../../_pallet/custom-pallet";
import { timberVolume } from "../../_pallet/pallet-parts";
import { decimals, figure } from "../../_i18n/figures";
import { defaultLocale, languages, locales } from "../../_i18n/languages";
import { testCatalog, testTranslator } from "../../_i18n/test-translator";
import { addedLines, answersOf, islandOf } from "../kit/test-island";
import { sizeTool, type Warning, warningsOf } from "./size-tool";
import { SizeTool } from "./size-tool.client";
import { readWith } from "../../_fields/read-fields";
import { sizeFields, type SizeName } from "./size-fields";
import { buildOf, startOf, textsOf } from "./size-pallet";
import type { Texts } from "../../_fields/field";

const t = testTranslator(defaultLocale);
const { region } = languages[defaultLocale];
const [first] = products;
const last: Product = products.at(-1) ?? first;

const pallet = (texts = {}) => customPallet(buildOf(readWith(sizeFields, texts)));

const answerTo = answersOf(sizeTool);
const open = islandOf(sizeTool, SizeTool, { planner: "/zaladunek/", roles: "/wiedza/" });

const field = (name: SizeName) => document.getElementById(`size-${name}`) as HTMLInputElement;
const type = (name: SizeName, value: string) => fireEvent.change(field(name), { target: { value } });
const results = () => [...document.querySelectorAll(".size-results dd")].map((each) => each.textContent);
const planLink = () => screen.queryByRole<HTMLAnchorElement>("link", { name: t("size.actions.load") });
const addedLine = () => addedLines()?.[0];

test.each([
  [0, -1, "load.formula.loadsLess"],
  [1, 0, "load.formula.loadsExact"],
  [3, 7, "load.formula.loads"],
] as const)("%i trailers and %i pieces are stated as such", (count, rest, key) => {
  const { perTrip } = fullLoad(usualVehicle, pallet().geometry);
  const quantity = count ? count * perTrip + rest : perTrip + rest;
  const loads = t(`load.fullLoads.${usualVehicle.kind}`, { count }).replaceAll(" ", "\u00a0");
  const figures = { quantity: figure(region, quantity), pieces: figure(region, perTrip) };
  const said = t(key, { ...figures, rest: figure(region, rest), loads });
  const rows = answerTo({ pieces: String(quantity) }).answer.rows.map(({ shown }) => shown);
  expect(rows).toContain(said);
});

test("the drawing, the bar and the line for the list follow the fields", async () => {
  const bar = document.body.appendChild(document.createElement("p"));
  bar.className = "action-bar__brief";
  await open();
  const length = first.geometry.length + 133;
  type("length", String(length));
  expect(screen.getByRole("img", { name: RegExp(String(length)) })).toBeTruthy();
  const figures = [...document.querySelectorAll(".drawing-sheet text")].map((text) => text.textContent);
  expect(figures).toContain(String(length));
  const [, , , mass, pieces] = results();
  expect(bar.textContent).toBe(t("size.results.brief", { pieces: String(pieces), mass: String(mass) }));
  type("pieces", "9");
  expect(addedLine()).toMatchObject({
    kind: "custom",
    pieces: 9,
    size: [length, first.geometry.depth, first.geometry.height],
  });
  expect(new URLSearchParams(location.search).toString()).toBe(`l=${length}&q=9`);
  expect(planLink()?.search).toContain(`p=own&l=${length}&w=${first.geometry.depth}&h=`);
});

test("rare fields are collapsed, with their values in the summary, and open for a warning", async () => {
  await open("?m=900&s=r&r=1201");
  const [blocks, load] = document.querySelectorAll<HTMLDetailsElement>(".tool-fold");
  expect(load?.querySelector("summary")?.textContent).toContain("900\u00a0kg");
  expect(load?.querySelector("summary")?.textContent).toContain(t("size.fields.supportRack"));
  expect([blocks?.open, load?.open]).toEqual([false, true]);
});

test("a country that asks for the ISPM 15 mark says so below its field, until heat treatment is chosen", async () => {
  await open();
  const said = () => document.querySelector(".tool-actions .size__notes")?.textContent;
  expect(said()).toBeUndefined();
  type("country", "GB");
  expect(said()).toBe(t("size.warnings.htNeeded", { country: "GB" }));
  fireEvent.click(screen.getByLabelText(t("size.fields.htYes")));
  expect(said()).toBeUndefined();
});

test("while a side is refused, the drawing has the figures that were typed before, or none", async () => {
  const figures = () => [...document.querySelectorAll(".drawing-sheet text")].map((text) => text.textContent);
  const outdated = () =>
    [...document.querySelectorAll<HTMLElement>(".size__drawing")].at(-1)?.dataset.outdated;
  await open("?l=1140&w=1140");
  const before = figures();
  expect(before.filter((figure) => figure === "1140")).toHaveLength(3);
  type("length", "9999");
  expect([figures(), outdated()]).toEqual([before, "last"]);
  await open("?l=9999");
  expect(outdated()).toBe("none");
});

test("the fork clearances are stated under the field, without a warning", async () => {
  await open();
  const { boardThickness, blockHeight } = first.geometry;
  const entry = t("size.entry.four", { height: String(boardThickness + blockHeight) });
  expect(document.getElementById("size-blockHeight-hint")?.textContent).toBe(entry);
  type("depth", field("length").value);
  expect(document.getElementById("size-blockHeight-hint")?.textContent).not.toBe(entry);
});

test("the tool starts with any offered pallet and its timber, and calls a changed one a custom pallet", async () => {
  await open("?m=900");
  const start = screen.getByLabelText<HTMLSelectElement>(t("size.startLabel"));
  fireEvent.change(start, { target: { value: String(last.id) } });
  expect(field("depth").value).toBe(String(last.geometry.depth));
  expect(field("load").value).toBe("900");
  const { region } = languages[defaultLocale];
  expect(results()).toContain(`${decimals(region, timberVolume(last.geometry), 3)}\u00a0m³`);
  type("boards", String(last.geometry.deckBoards.length + 1));
  expect(start.selectedOptions[0]?.textContent).toBe(t("size.startOwn"));
  fireEvent.change(start, { target: { value: String(last.id) } });
  expect(field("boards").value).toBe(String(last.geometry.deckBoards.length));
});

const papers = () =>
  [...document.querySelectorAll(".size__papers tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

test("masses of materials are stated for one pallet and for the typed quantity, if the blocks are known", async () => {
  await open();
  const [head, ...one] = papers();
  expect(head).toHaveLength(3);
  type("pieces", "480");
  expect(papers()[0]?.[3]).toBe(t("packagingData.head.all", { pieces: "480" }));
  expect(papers().slice(1)).toEqual(one.map((cells) => [...cells, expect.stringMatching(/[1-9]/)]));
  type("pieces", "x");
  expect(papers()).toEqual([head, ...one]);
  fireEvent.click(screen.getByLabelText(t("size.fields.blockAny")));
  expect(papers()).toEqual([]);
  expect(document.querySelector(".size__papers")?.textContent).toContain(t("packagingData.blocksOpen"));
});

test("three sides in a length set the blocks below three boards", async () => {
  await open();
  fireEvent.paste(field("depth"), { clipboardData: { getData: () => "1300 x 1100 x 150 mm" } });
  expect([field("length"), field("depth"), field("blockHeight")].map(({ value }) => value)).toEqual([
    "1300",
    "1100",
    String(150 - 3 * first.geometry.boardThickness),
  ]);
});

type Changes = Partial<Texts<SizeName>>;

const warningsFor = (changes: Changes) => {
  const reading = readWith(sizeFields, changes);
  return warningsOf(reading, customPallet(buildOf(reading), startOf(reading)));
};

const even = { boards: "8", edgeWidth: "100", innerWidth: "100" };
const { width } = usualVehicle;

/** Both sides of every limit: a warning with its values, and the fields nearest to it that have none. */
const cases: readonly [Warning["key"], without: Changes, fields: Changes, Warning["values"]][] = [
  [
    "sideLarge",
    { length: "2700", depth: `${width}` },
    { length: "2700", depth: `${width + 1}` },
    { side: width + 1 },
  ],
  ["boardsTooMany", { ...even, depth: "800" }, { ...even, depth: "799" }, { excess: 1 }],
  [
    "rackSpanWide",
    { support: "r", span: "1200" },
    { support: "r", span: "1201" },
    { span: 1201, length: 1200 },
  ],
  ["rackSpanWide", { span: "1201" }, { support: "r", span: "1201" }, { span: 1201, length: 1200 }],
  ["htNeeded", { country: "GB", heatTreated: "1" }, { country: "GB" }, { country: "GB" }],
  ["htNeeded", { country: "DE" }, { country: "USA" }, { country: "USA" }],
];

test.each(cases)("%s: not %j, but %j", (key, without, fields, values) => {
  expect(warningsFor(without)).toEqual([]);
  expect(warningsFor(fields)).toMatchObject([{ key, values }]);
});

test.each(products)("product $id has no warnings", (product) => {
  expect(warningsFor(textsOf(product))).toEqual([]);
});

test.each(locales)("in %s every warning says all its values", (locale) => {
  const said = cases.map(([key, , , values]) => {
    const text = testTranslator(locale)(`size.warnings.${key}`, values);
    for (const value of Object.values(values))
      expect(text.replace(/\D?(?=\d{3}\b)/g, "")).toContain(String(value));
    return key;
  });
  expect(new Set(said)).toEqual(new Set(Object.keys(testCatalog(locale).size.warnings)));
});
