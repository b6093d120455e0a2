/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";

import { addFrameLink } from "../../_lib/test-tool";
import { type Product, products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { fullLoad } from "../../_load/full-load";
import { customPallet } from "../../_pallet/custom-pallet";
import { timberVolume } from "../../_pallet/pallet-parts";
import { addedLines, addLink } from "../../_quote/tab/test-added";
import { decimals, figure } from "../../_i18n/figures";
import { defaultLocale, languages, locales } from "../../_i18n/languages";
import { testTranslator } from "../../_i18n/test-translator";
import { islandOf } from "../kit/test-island";
import { sizeTool } from "./size-tool";
import { SizeTool } from "./size-tool.client";
import { readWith } from "../kit/fields";
import { buildOf, sizeFields, type SizeName } from "./size-fields";

const t = testTranslator(defaultLocale);
const { region } = languages[defaultLocale];
const [first] = products;
const last: Product = products.at(-1) ?? first;

const pallet = (texts = {}) => customPallet(buildOf(readWith(sizeFields, texts)));

const open = islandOf(sizeTool, SizeTool, { planner: "/zaladunek/", roles: "/wiedza/" });

const field = (name: SizeName) => document.getElementById(`size-${name}`) as HTMLInputElement;
const type = (name: SizeName, value: string) => fireEvent.change(field(name), { target: { value } });
const results = () => [...document.querySelectorAll(".size-results dd")].map((each) => each.textContent);
const planLink = () => screen.queryByRole<HTMLAnchorElement>("link", { name: t("size.actions.load") });
const addedLine = () => addedLines()?.[0];
const heard = () => document.querySelector("[role=status]")?.textContent;

test("a quantity is stated in trailers: less than a load, whole loads, and loads with a rest", async () => {
  await open();
  const { perTrip } = fullLoad(usualVehicle, pallet().geometry);
  for (const [count, rest, key] of [
    [0, perTrip - 1, "load.formula.loadsLess"],
    [1, 0, "load.formula.loadsExact"],
    [3, 7, "load.formula.loads"],
  ] as const) {
    const quantity = count * perTrip + rest;
    type("q", String(quantity));
    const loads = t(`load.fullLoads.${usualVehicle.kind}`, { count }).replaceAll(" ", "\u00a0");
    const pieces = figure(region, perTrip);
    const said = t(key, { quantity: figure(region, quantity), pieces, rest: figure(region, rest), loads });
    expect(document.querySelector(".size-results__block dl")?.textContent).toContain(said);
  }
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
  expect([frame.href, frame.textContent]).toEqual([addLink()?.href, addLink()?.textContent]);
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

test("the result is announced once, after a pause in typing", async () => {
  await open();
  jest.useFakeTimers();
  for (const typed of ["", "2", "25"]) {
    type("t", typed);
    act(() => jest.advanceTimersByTime(300));
    expect(heard()).toBe("");
  }
  act(() => jest.advanceTimersByTime(1000));
  expect(heard()).toContain(String(pallet({ t: "25" }).geometry.height));
  // Too few boards leave wide gaps, and their warning is announced with the result.
  type("n", "3");
  act(() => jest.advanceTimersByTime(1000));
  const [warning] = [...document.querySelectorAll(".size__notes li")].map(({ textContent }) => textContent);
  expect(warning).toBeTruthy();
  expect(heard()).toContain(warning);
});

test.each([
  ["?q=5&w=1200%2C5", false],
  ["?q=5&d=%3Cb%3E", true],
])("an invalid field adds nothing: %s", async (search, isDrawn) => {
  await open(search);
  expect(document.querySelector(".tool-actions .fault")?.textContent).toBe(t("load.faulty"));
  expect(addLink()).toBeNull();
  expect(planLink() !== null).toBe(isDrawn);
  expect(results()).toHaveLength(isDrawn ? 5 : 0);
});

test("an address shows the same figures and choices in every language", async () => {
  const found = [];
  for (const locale of locales) {
    await open("?l=1300&w=1100&n=8&k=a&m=900&c=1&q=200&f=m&z=DE+10115", locale);
    const chosen = [...document.querySelectorAll<HTMLInputElement>(":checked[name]")];
    found.push({
      texts: results().map((text) => text?.replace(/\D/g, "")),
      chosen: chosen.map(({ name, value }) => `${name}=${value}`),
    });
    cleanup();
  }
  expect(found[0]?.texts).toHaveLength(5);
  expect(found[0]?.chosen).toEqual(expect.arrayContaining(["size-k=a", "size-c=1"]));
  for (const each of found) expect(each).toEqual(found[0]);
});
