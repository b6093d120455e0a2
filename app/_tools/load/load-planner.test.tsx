/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";

import { products } from "../../_content/products";
import { usualVehicle, vehicles } from "../../_content/vehicles";
import { fullLoad, inLoads } from "../../_load/full-load";
import { loadingWidth } from "../../_load/mixed-load";
import { figure, times, tonnes } from "../../_i18n/figures";
import { defaultLocale, languages } from "../../_i18n/languages";
import { testTranslator } from "../../_i18n/test-translator";
import type { Texts } from "../../_fields/field";
import { own, ownSearch } from "../kit/goods-rows";
import { addedLines, addLink, answersOf, islandOf } from "../kit/test-island";
import { LoadPlanner } from "./load-planner.client";
import { loadTool } from "./load-tool";
import { type LoadPlan, type PlanName, planOf } from "./plan";

const t = testTranslator(defaultLocale);
const { region } = languages[defaultLocale];
const [first, second] = products;
const usual = fullLoad(usualVehicle, first.geometry);
const container = vehicles.find(({ width }) => width < loadingWidth) ?? usualVehicle;

const open = islandOf(loadTool, LoadPlanner);
const answerTo = answersOf(loadTool);

const field = (name: string) => document.getElementById(`plan-${name}`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";

test("a press whose link does not exist with what was typed goes to the action that does", async () => {
  await open("?p=own");
  jest.spyOn(document, "hidden", "get").mockReturnValue(false);
  const followed: unknown[] = [];
  addEventListener("click", (event) => followed.push(event.target), { once: true });
  type("length", "1");
  fireEvent.click(addLink() as Element);
  expect([followed, addLink()]).toEqual([[], null]);
  expect(text(".tool-actions")).toContain(t("load.faulty"));
});

test("a pallet that does not go on the vehicle is a fault in place of a figure", async () => {
  await open("?p=own&l=4000&w=3000&h=150&m=25");
  expect(text(".tool-answer__figure > .fault")).toBe(t("load.result.none"));
});

test("a quantity becomes full loads and a rest, and a press adds the pieces missing to a full load", async () => {
  const quantity = 2 * usual.pieces + 78;
  await open(`?q=${quantity}`);
  const { full, rest } = inLoads(quantity, usual.pieces);
  const texts = (all: string) => [...document.querySelectorAll(all)].map((each) => each.textContent?.trim());
  expect(texts(".planner__views figcaption")).toEqual([
    times(full, figure(region, usual.perTrip)),
    figure(region, rest),
  ]);
  // Only figures have the cut. The mass is that of the whole quantity.
  expect(texts(".tool-answer .kerf")).toEqual([String(full), String(rest)]);
  expect(text(".load-sum__tonnes strong")).toContain(tonnes(region, quantity * first.geometry.mass));
  fireEvent.click(
    screen.getByRole("button", { name: t("load.formula.fill", { missing: usual.pieces - rest }) }),
  );
  expect(location.search).toBe(`?q=${(full + 1) * usual.pieces}`);
});

test("a new quantity is announced first, with the missing pieces, and without the unchanged full load", () => {
  const { said } = answerTo({ pieces: String(usual.pieces - 61) }).answer;
  expect(said.startsWith(figure(region, usual.pieces - 61))).toBe(true);
  expect(said).toContain(t("load.formula.rest", { missing: figure(region, 61) }));
  expect(said).not.toContain("kg");
});

test("announced sentences end with one full stop, and name a load that is too heavy", () => {
  const heavy = { pallet: own, length: "1300", depth: "1100", height: "150", mass: "500" };
  const tooHeavy = answerTo(heavy).answer;
  const { payload } = usualVehicle;
  const perTrip = { payload: tonnes(region, payload), pieces: String(Math.floor(payload / 500)) };
  expect(tooHeavy.said).toContain(t("load.result.perTrip", perTrip));
  // The headline and the button have the same number as the note.
  expect([tooHeavy.formula.match(/\d+/g), String(tooHeavy.pieces)]).toEqual([
    [perTrip.pieces],
    perTrip.pieces,
  ]);
  const none = answerTo({ ...heavy, length: "4000", depth: "3000" }).answer.said;
  expect(none).toContain(t("load.result.none"));
  expect(none).not.toContain("kg");
  expect(tooHeavy.said + none).not.toContain("..");
});

test("a mixed load is planned kind by kind, and waits for every amount", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: t("load.kinds.add") }));
  expect(document.activeElement).toBe(field("pallet2"));
  type("pallet2", String(second.id));
  expect(text(".tool-answer")).toContain(t("load.mixed.empty"));
  type("pieces2", "17");
  expect(addedLines()).toBeUndefined();
  type("pieces", "34");
  expect(location.search).toBe(`?q=34&p2=${second.id}&q2=17`);
  expect(text(".tool-answer")).toContain(t("load.mixed.fits"));
  expect(text(".tool-answer__figure")).toContain(figure(region, 51));
  const mass = 34 * first.geometry.mass + 17 * second.geometry.mass;
  expect(text(".load-sum__tonnes")).toContain(tonnes(region, mass));
  expect(text(".load-sum dl")).toContain(t("load.facts.metres"));
  type("vehicle", container.id);
  expect(text(".load-sum dl")).not.toContain(t("load.facts.metres"));
  // Refused as everywhere: nothing is added, and the text stays.
  type("pieces2", "1.000");
  expect([addedLines(), field("pieces2").value]).toEqual([undefined, "1.000"]);
  type("pieces2", "9999");
  expect(text(".tool-answer")).toContain(t("load.mixed.over"));
});

test("a quantity that is refused leaves the plan of a full load", () => {
  const { faulty, formula } = answerTo({ pieces: "12,5" }).answer;
  expect([faulty, formula]).toEqual([t("load.faultyQuantity"), answerTo().answer.formula]);
});

const planned = (texts: Partial<Texts<PlanName>>): LoadPlan => planOf(answerTo(texts).reading);

const ownTexts = { pallet: "own", length: "1300", depth: "1100", height: "150", mass: "25" };

test.each([
  [{}, { boardThickness: 22, blockHeight: 84, deckBoards: Array(8).fill(98), blockRows: [98, 98, 98] }],
  [
    { depth: "300", height: "90" },
    { boardThickness: 15, blockHeight: 45, deckBoards: [75, 75, 75], blockColumns: [75, 75, 75] },
  ],
])("a pallet of other sides %j is drawn with common boards on solid blocks", (changes, construction) => {
  expect(planned({ ...ownTexts, ...changes })).toMatchObject({
    pallet: { length: 1300, mass: 25, deckIsFixed: false, blocks: "solid", ...construction },
  });
});

test("a pallet of other sides is loaded as soon as it has all figures, and a link leads back to it", () => {
  expect(planned({ ...ownTexts, stackLimit: "12" })).toMatchObject({
    load: { perStack: 12, stackHeight: 1800 },
  });
  for (const name of ["length", "depth", "height", "mass"] as const) {
    const open = { ...ownTexts, [name]: "" };
    expect([planned(open).kind, answerTo(open).reading.refused]).toEqual(["open", [name]]);
  }
  const pallet = { length: 1300, depth: 1100, height: 150, mass: 25 };
  expect(ownSearch(pallet)).toBe("?p=own&l=1300&w=1100&h=150&m=25");
});
