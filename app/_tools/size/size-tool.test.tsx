/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react";

import { addFrameLink } from "../../_lib/test-tool";
import { type Product, products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { fullLoad } from "../../_load/full-load";
import { customPallet } from "../../_pallet/custom-pallet";
import { timberVolume } from "../../_pallet/pallet-parts";
import { addedLines, addLink } from "../../_quote/tab/test-added";
import { decimals, figure } from "../../_i18n/figures";
import { defaultLocale, languages } from "../../_i18n/languages";
import { testTranslator } from "../../_i18n/test-translator";
import { answersOf, islandOf } from "../kit/test-island";
import { sizeTool } from "./size-tool";
import { SizeTool } from "./size-tool.client";
import { readWith } from "../kit/fields";
import { buildOf, sizeFields, type SizeName } from "./size-fields";

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
const heard = () => document.querySelector("[role=status]")?.textContent;

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
  const rows = answerTo({ q: String(quantity) }).answer.rows.map(({ shown }) => shown);
  expect(rows).toContain(said);
});

test("the drawing, the bar and the line for the list follow the fields", async () => {
  const bar = document.body.appendChild(document.createElement("p"));
  bar.className = "action-bar__brief";
  await open();
  const length = first.geometry.length + 133;
  type("l", String(length));
  expect(screen.getByRole("img", { name: RegExp(String(length)) })).toBeTruthy();
  const figures = [...document.querySelectorAll(".drawing-sheet text")].map((text) => text.textContent);
  expect(figures).toContain(String(length));
  const [, , , mass, pieces] = results();
  expect(bar.textContent).toBe(t("size.results.brief", { pieces: String(pieces), mass: String(mass) }));
  type("q", "9");
  expect(addedLine()).toMatchObject({
    kind: "custom",
    pieces: 9,
    size: [length, first.geometry.depth, first.geometry.height],
  });
  expect(new URLSearchParams(location.search).toString()).toBe(`l=${length}&q=9`);
  expect(planLink()?.search).toContain(`p=own&l=${length}&w=${first.geometry.depth}&h=`);
});

test("without a quantity nothing is added: the button asks for it, and the links of the frame lead there", async () => {
  const frame = addFrameLink();
  await open();
  expect(addedLines()).toBeUndefined();
  expect(frame.hash).toBe("#size-q");
  fireEvent.click(addLink() as Element);
  expect(document.activeElement).toBe(field("q"));
  expect(document.getElementById("size-q-problem")?.textContent).toBeTruthy();
  type("q", "9");
  expect(document.getElementById("size-q-problem")).toBeNull();
  expect(addedLine()).toMatchObject({ pieces: 9 });
});

/** Of load and export; blocks and entry come before them. */
const folds = () => [...document.querySelectorAll<HTMLDetailsElement>(".tool-fold")].slice(1);

test("rare fields are collapsed, with their values in the summary, and open for a warning", async () => {
  await open("?m=900&s=c&h=1");
  const [load, treated] = folds().map((fold) => fold.querySelector("summary")?.textContent);
  expect(load).toContain("900\u00a0kg");
  expect(load).toContain(t("size.fields.supportConveyor"));
  expect(treated).toContain(t("size.states.htYes"));
  expect(folds().map((fold) => fold.open)).toEqual([true, false]);
  fireEvent.click(screen.getByLabelText(t("size.fields.htNo")));
  type("d", "GB");
  expect(folds().map((fold) => fold.open)).toEqual([true, true]);
  fireEvent.click(screen.getByRole("button", { name: t("size.repairs.ht") }));
  expect(folds().map((fold) => fold.open)).toEqual([true, true]);
  // The repaired choice takes the focus.
  expect(document.activeElement).toBe(screen.getByLabelText(t("size.fields.htYes")));
  expect(document.activeElement).toHaveProperty("checked", true);
});

test("the fork clearances are stated under the field, without a warning", async () => {
  await open();
  const { boardThickness, blockHeight } = first.geometry;
  const entry = t("size.entry.four", { height: String(boardThickness + blockHeight) });
  expect(document.getElementById("size-y-hint")?.textContent).toBe(entry);
  type("w", field("l").value);
  expect(document.getElementById("size-y-hint")?.textContent).not.toBe(entry);
});

test("the tool starts with any offered pallet and its timber, and calls a changed one a custom pallet", async () => {
  await open("?m=900");
  const start = screen.getByLabelText<HTMLSelectElement>(t("size.startLabel"));
  fireEvent.change(start, { target: { value: String(last.id) } });
  expect(field("w").value).toBe(String(last.geometry.depth));
  expect(field("m").value).toBe("900");
  const { region } = languages[defaultLocale];
  expect(results()).toContain(`${decimals(region, timberVolume(last.geometry), 3)}\u00a0m³`);
  type("n", String(last.geometry.deckBoards.length + 1));
  expect(start.selectedOptions[0]?.textContent).toBe(t("size.startOwn"));
  fireEvent.change(start, { target: { value: String(last.id) } });
  expect(field("n").value).toBe(String(last.geometry.deckBoards.length));
});

test("a warning stands under the fields that cause it, and its button corrects them", async () => {
  const group = (name: "dimensions" | "deck") =>
    within(screen.getByRole("group", { name: t(`size.groups.${name}`) }));
  await open(`?w=${2 * first.geometry.depth}`);
  expect(group("dimensions").getAllByRole("listitem")).toHaveLength(1);
  // Other boards than those of the pallet at the beginning are a cause of their own.
  type("n", "6");
  const deck = group("deck");
  expect(deck.getAllByRole("listitem")).toHaveLength(1);
  const repair = deck.getByRole("button");
  const promised = repair.textContent?.match(/\d+(,\d+)?/g);
  fireEvent.click(repair);
  expect(document.activeElement).toBe(field("n"));
  expect(deck.queryAllByRole("listitem")).toEqual([]);
  expect(promised).toEqual([field("n").value, results()[1]?.replace(/[^\d,]/g, "")]);
});

const papers = () =>
  [...document.querySelectorAll(".size__papers tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

test("masses of materials are stated for one pallet and for the typed quantity, if the blocks are known", async () => {
  await open();
  const [head, ...one] = papers();
  expect(head).toHaveLength(3);
  type("q", "480");
  expect(papers()[0]?.[3]).toBe(t("packagingData.head.all", { pieces: "480" }));
  expect(papers().slice(1)).toEqual(one.map((cells) => [...cells, expect.stringMatching(/[1-9]/)]));
  type("q", "x");
  expect(papers()).toEqual([head, ...one]);
  fireEvent.click(screen.getByLabelText(t("size.fields.blockAny")));
  expect(papers()).toEqual([]);
  expect(document.querySelector(".size__papers")?.textContent).toContain(t("packagingData.blocksOpen"));
});

test("the result is announced once, after a pause in typing, with its warnings", async () => {
  await open();
  jest.useFakeTimers();
  for (const typed of ["", "2", "25"]) {
    type("t", typed);
    act(() => jest.advanceTimersByTime(300));
    expect(heard()).toBe("");
  }
  // Too few boards leave wide gaps.
  type("n", "3");
  act(() => jest.advanceTimersByTime(1000));
  expect(heard()).toContain(String(pallet({ t: "25" }).geometry.height));
  expect(heard()).toContain(document.querySelector(".size__notes li")?.textContent);
});

test.each([
  [{ q: "5", w: "1200,5" }, 0],
  [{ q: "5", d: "<b>" }, 6],
])(
  "fields that are refused, %j, add nothing; results stay unless a figure of the drawing is",
  (texts, rows) => {
    const { answer } = answerTo(texts);
    expect([answer.lines, answer.faulty, answer.rows.length]).toEqual([[], t("load.faulty"), rows]);
  },
);
