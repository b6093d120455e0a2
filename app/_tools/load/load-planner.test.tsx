/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";

import { addFrameLink } from "../../_lib/test-tool";
import { products } from "../../_content/products";
import { usualVehicle, vehicles } from "../../_content/vehicles";
import { fullLoad, inLoads, usualPlay } from "../../_load/full-load";
import { loadingWidth } from "../../_load/mixed-load";
import { addedLines, addLink } from "../../_quote/tab/test-added";
import { palletRanges } from "../../_content/pallet-ranges";
import { figure, times, tonnes } from "../../_i18n/figures";
import { defaultLocale, languages } from "../../_i18n/languages";
import { testTranslator } from "../../_i18n/test-translator";
import { islandOf } from "../kit/test-island";
import { LoadPlanner } from "./load-planner.client";
import { loadTool, inSentences, singleAnswer } from "./load-tool";
import { readWith, type Texts } from "../kit/fields";
import { own } from "../kit/goods";
import { planFields, planOf, type PlannerProps } from "./plan";

// A pressed link waits for texts that never load, and does not navigate in a later test.
jest.mock("../../_quote/list/texts-file", () => ({
  quoteTexts: () => new Promise(() => undefined),
}));

const t = testTranslator(defaultLocale);
const { region } = languages[defaultLocale];
const [first, second] = products;
const usual = fullLoad(usualVehicle, first.geometry);
const container = vehicles.find(({ width }) => width < loadingWidth) ?? usualVehicle;

const open = islandOf(loadTool, LoadPlanner);

const field = (name: string) => document.getElementById(`plan-${name}`) as HTMLInputElement;
const fault = (name: string) => document.getElementById(`plan-${name}-problem`)?.textContent;
/** Types a value and blurs the field, which shows its error. */
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
const drawn = () => document.querySelectorAll("svg.floor-plan").length;
const announced = () => text("[role=status]");

/**
 * Lets the fields settle.
 *
 * @returns the announced text
 */
const heard = () => {
  // A render between: a field speaks only after it has noticed the pause.
  for (const time of [850, 150]) act(() => jest.advanceTimersByTime(time));
  return announced();
};

test.each(["[data-hold]", "a[data-quote]"])(
  "a press on %s adds what was typed, although it is not computed yet",
  async (pressed) => {
    addFrameLink();
    await open();
    jest.spyOn(document, "hidden", "get").mockReturnValue(false);
    const followed: (string | undefined)[] = [];
    const follow = (event: Event) => {
      event.preventDefault();
      followed.push((event.target as Element).closest("a")?.textContent ?? undefined);
    };
    addEventListener("click", follow, { once: true });
    type("q", "78");
    expect(addLink()?.textContent).toContain(figure(region, usual.pieces));
    fireEvent.click(document.querySelector(pressed) as Element);
    expect(followed).toEqual([t("adding.pieces", { pieces: "78" })]);
    expect(addedLines()).toMatchObject([{ pieces: 78 }]);
    // The address follows after a frame.
    await waitFor(() => expect(location.search).toBe("?q=78"));
  },
);

test("a press whose link does not exist with what was typed goes to the action that does", async () => {
  await open("?p=own");
  jest.spyOn(document, "hidden", "get").mockReturnValue(false);
  const followed: unknown[] = [];
  addEventListener("click", (event) => followed.push(event.target), { once: true });
  type("l", "1");
  fireEvent.click(addLink() as Element);
  expect([followed, addLink()]).toEqual([[], null]);
  await waitFor(() => expect(location.search).toContain("l=1"));
  expect(text(".tool-actions")).toContain(t("load.faulty"));
});

test.each([
  ["a mixed load", `?x=${first.id}:10,${second.id}:5`],
  ["another plan, with every field set", `?p=${first.id}&v=${container.id}&n=10&g=30&q=77`],
])("a figure of the table replaces %s by its plan and focuses the plan's title", async (_, before) => {
  Element.prototype.scrollIntoView = jest.fn();
  await open(before);
  const table = document.createElement("table");
  table.innerHTML = `<td><a href="?p=${second.id}"></a></td>`;
  document.body.append(table);
  const link = table.querySelector("a");
  if (link) fireEvent.click(link);
  expect(document.activeElement).toBe(document.getElementById("plan"));
  expect(document.activeElement?.textContent).toContain(t(second.name));
  expect(link?.getAttribute("aria-current")).toBe("true");
  expect(["v", "n", "g"].map((name) => field(name).value)).toEqual([usualVehicle.id, "", `${usualPlay}`]);
  table.remove();
});

test("a quantity becomes full loads and a rest, announced after a pause in typing", async () => {
  await open();
  jest.useFakeTimers();
  const quantity = 2 * usual.pieces + 78;
  for (const typed of ["1", String(quantity)]) type("q", typed);
  const { full, rest } = inLoads(quantity, usual.pieces);
  expect(text(".planner__formula")).toContain(String(full));
  expect(text(".planner__formula")).toContain(`+\u00a0${rest}`);
  const texts = (all: string) => [...document.querySelectorAll(all)].map((each) => each.textContent?.trim());
  const views = texts(".planner__views figcaption");
  expect(views).toEqual([times(full, figure(region, usual.perTrip)), figure(region, rest)]);
  // Only figures have the cut. The mass is that of the whole quantity.
  const cut = texts(".planner__formula .kerf");
  expect(cut).toEqual([String(full), String(rest)]);
  expect(text(".load-sum__tonnes strong")).toContain(tonnes(region, quantity * first.geometry.mass));
  expect(addLink()?.textContent).toBe(t("adding.pieces", { pieces: figure(region, quantity) }));
  expect(location.search).toBe(`?q=${quantity}`);
  expect(announced()).toBe("");
  expect(heard()).toContain(`+\u00a0${rest}`);
  expect(addedLines()).toEqual([{ kind: "product", product: first.id, pieces: quantity }]);
  // A press adds the pieces missing to a full load.
  fireEvent.click(
    screen.getByRole("button", { name: t("load.formula.fill", { missing: usual.pieces - rest }) }),
  );
  expect(location.search).toBe(`?q=${(full + 1) * usual.pieces}`);
});

test("a custom format is packed, and an invalid side gets a sentence instead of a plan", async () => {
  await open("?p=own&l=1300&w=1100&h=150&k=30");
  const { pieces } = fullLoad(usualVehicle, { length: 1300, depth: 1100, height: 150, mass: 30 });
  expect(text(".planner__formula")).toContain(figure(region, pieces));
  type("l", "1200,5");
  expect(field("l").value).toBe("1200,5");
  expect(field("l").getAttribute("aria-invalid")).toBe("true");
  expect(field("l").getAttribute("aria-describedby")).toContain("plan-l-problem");
  expect(fault("l")).toContain(figure(region, palletRanges.side[0]));
  expect([drawn(), addLink()]).toEqual([0, null]);
  expect(text(".planner__result")).toContain(t("load.faulty"));
  type("l", "1310");
  expect([drawn(), addedLines()?.length, fault("l")]).toEqual([1, 1, undefined]);
});

test("a quantity that is refused adds nothing, and the plan stays; the links of the frame follow the page's own", async () => {
  const frame = addFrameLink();
  await open("?q=12,5");
  expect(frame.hash).toBe("#plan-q");
  expect(field("q").value).toBe("12,5");
  expect(fault("q")).toBeTruthy();
  expect([drawn(), addLink()]).toEqual([1, null]);
  expect(text(".tool-actions")).toContain(t("load.faultyQuantity"));
  cleanup();
  await open();
  expect([frame.href, frame.textContent]).toEqual([addLink()?.href, addLink()?.textContent]);
  // Only the error and its field are announced, no load.
  jest.useFakeTimers();
  fireEvent.input(field("q"), { target: { value: "9999999" } });
  const said = heard();
  const [, greatest] = palletRanges.pieces;
  expect(said.startsWith(`${t("load.quantityLabel")}: `)).toBe(true);
  expect(said).toContain(figure(region, greatest));
  expect(said).not.toContain("=");
});

test("a new quantity announces its result first, and not the unchanged full load", async () => {
  await open();
  jest.useFakeTimers();
  const quantity = usual.pieces - 61;
  type("q", String(quantity));
  const said = heard();
  expect(said.startsWith(figure(region, quantity))).toBe(true);
  expect(said).toContain(t("load.formula.rest", { missing: figure(region, 61) }));
  expect(said).not.toContain("kg");
});

test("an unknown value in an address is named beside its field", async () => {
  await open("?p=999&v=none&n=5&g=7");
  const taken = {
    p: t(first.name),
    v: t(`load.vehicles.${usualVehicle.id}.name`),
    n: t("load.noLimit"),
    g: `${usualPlay}\u00a0mm`,
  };
  for (const [name, option] of Object.entries(taken))
    expect([name, fault(name)]).toEqual([name, t("load.optionFault", { option })]);
  expect(field("v").getAttribute("aria-describedby")).toBe("plan-v-problem");
});

test("announced sentences end with one full stop, and name a load that is too heavy", async () => {
  await open("?p=own&l=1300&w=1100&h=150&k=400");
  jest.useFakeTimers();
  type("k", "500");
  const tooHeavy = heard();
  const { payload } = usualVehicle;
  const perTrip = { payload: tonnes(region, payload), pieces: String(Math.floor(payload / 500)) };
  expect(tooHeavy).toContain(t("load.result.perTrip", perTrip));
  // The headline has the same number as the note.
  expect(text(".planner__formula").match(/\d+/g)).toEqual([perTrip.pieces]);
  expect(addLink()?.textContent).toContain(perTrip.pieces);
  type("q", "1000");
  expect(text(".planner__each").match(/\d+/g)).toEqual([perTrip.pieces]);
  type("q", "");
  type("l", "4000");
  type("w", "3000");
  const none = heard();
  expect(none).toContain(t("load.result.none"));
  expect(none).not.toContain("kg");
  expect(tooHeavy + none).not.toContain("..");
});

test("a mixed load is planned kind by kind, and comes back when it was left", async () => {
  await open();
  const mode = (name: "single" | "mixed") =>
    fireEvent.click(screen.getByRole("radio", { name: t(`load.mode.${name}`) }));
  mode("mixed");
  expect(text(".planner__result")).toContain(t("load.mixed.empty"));
  expect(addLink()).toBeNull();
  type(`x${first.id}`, "34");
  type(`x${second.id}`, "17");
  const mix = `?x=${first.id}:34,${second.id}:17`;
  expect(location.search).toBe(mix);
  expect(text(".planner__result")).toContain(t("load.mixed.fits"));
  expect(text(".planner__formula")).toContain(figure(region, 51));
  const mass = 34 * first.geometry.mass + 17 * second.geometry.mass;
  expect(text(".load-sum__tonnes")).toContain(tonnes(region, mass));
  expect(addedLines()).toEqual([
    { kind: "product", product: first.id, pieces: 34 },
    { kind: "product", product: second.id, pieces: 17 },
  ]);
  expect(text(".load-sum dl")).toContain(t("load.facts.metres"));
  mode("single");
  expect(location.search).toBe("");
  mode("mixed");
  expect(location.search).toBe(mix);
  type("v", container.id);
  expect(text(".load-sum dl")).not.toContain(t("load.facts.metres"));
  type(`x${first.id}`, "9999");
  expect(text(".planner__result")).toContain(t("load.mixed.over"));
});

const piecesOf = (pieces: number) => ({ kind: "product", product: first.id, pieces });
const ownSize = { p: own, l: "1300", w: "1100", h: "150", q: "5" };

test.each<[string, Partial<Texts>, object | undefined]>([
  ["the usual load", {}, { kind: "load", product: first.id, vehicle: usualVehicle.id, loads: 1 }],
  ["a quantity", { q: "78" }, piecesOf(78)],
  ["lower stacks", { n: "10" }, piecesOf(10 * usual.stacks)],
  ["other play", { g: "30" }, piecesOf(fullLoad(usualVehicle, first.geometry, { play: 30 }).pieces)],
  [
    "a load that is too heavy for a full vehicle",
    { p: own, k: "100" },
    { kind: "custom", pieces: Math.floor(usualVehicle.payload / 100) },
  ],
  ["a format of one's own", ownSize, { kind: "custom", pieces: 5, size: [1300, 1100, 150] }],
  ["a quantity that is refused", { q: "0" }, undefined],
  ["a side that is refused", { ...ownSize, l: "299" }, undefined],
  ["a mass that is missing", { ...ownSize, k: "" }, undefined],
  ["a pallet that does not go on the vehicle", { ...ownSize, l: "4000", w: "3000", q: "" }, undefined],
])("%s adds one trip's quantity to the list, or nothing", (_, changed, line) => {
  const reading = readWith(planFields, changed);
  const plan = planOf(reading);
  const words = Object.assign((key: Parameters<typeof t>[0]) => key, { region });
  const props = { t: words, pallets: [], vehicles: [], quote: "" } as unknown as PlannerProps;
  const lines = plan.kind === "mixed" ? [] : singleAnswer(props, reading, plan).lines;
  if (line) expect(lines).toMatchObject([line]);
  else expect(lines).toEqual([]);
});

test("each text is a sentence with one stop", () => {
  expect(inSentences(["Nie mieści się.", undefined, "33 × 17 szt.", "", "25 kg"])).toBe(
    "Nie mieści się. 33 × 17 szt. 25 kg.",
  );
});
