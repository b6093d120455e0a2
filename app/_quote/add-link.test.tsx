/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";

import { usualVehicle } from "../_content/vehicles";
import { numberFault } from "../_fields/read-fields";
import { addLiveRegion, expectAnnounced } from "../_lib/test-tool";
import { AddLink } from "./add-link";
import { addEarly, takeEarly } from "./early-add";
import { encode } from "./line/code";
import { beforeStop, inPieces, shortly } from "./line/describe";
import { mostLines } from "./line/line";
import { idsOf } from "./line/quote";
import { amountRanges } from "./line/fields";
import { testQuoteTexts } from "./line/test-lines";
import { storedQuote } from "./list/quote-store";
import { listCode, storeLines } from "./list/test-quote";

const five = { kind: "product", product: 1, pieces: 5 } as const;
const seven = { ...five, pieces: 7 };

const full = Array.from({ length: mostLines }, (_, index) => ({ ...five, pieces: index + 10 }));

const texts = testQuoteTexts("en");
const { t } = texts;
const quoteTexts = jest.fn();
jest.mock("./list/texts-file", () => ({
  quoteTexts: { get: () => quoteTexts() as Promise<unknown> },
}));

type Lines = readonly (typeof five | typeof seven)[];
const address = (...lines: Lines) => `/landing/#a=${encode(lines)}`;
const more = { text: "More:", links: [{ href: address(seven), text: "7", label: "7 more" }] };
const link = (...lines: Lines) => (
  <AddLink href={address(...lines)} tone="accent" more={more}>
    Add
  </AddLink>
);

const settle = () => act(() => new Promise((settled) => setTimeout(settled)));
/** Returns whether the click was left to the browser. */
async function press(element: Element | null, options: MouseEventInit = {}): Promise<boolean> {
  (element as HTMLElement).focus();
  const left = fireEvent.click(element as Element, options);
  await settle();
  return left;
}
const main = () => screen.getByText("Add");
const further = () => screen.getByText("7").closest("a") as Element;
const button = () => document.querySelector(".adding__answer button");
const answer = () =>
  [...document.querySelectorAll(".adding__answer :is(p > span, button, a)")].map(
    ({ textContent }) => textContent,
  );
const undo = t("quote.actions.undo");
const go = (count: number) => t("quote.openButton", { count });
const saysPieces = ({ pieces }: Lines[number]) =>
  t("quote.answer.pieces", { pieces: inPieces(pieces, texts) });

beforeEach(() => {
  quoteTexts.mockReset().mockResolvedValue(texts);
  storeLines([]);
});

// First: once loaded, code and texts are kept.
test("without its texts the link opens the form, with a list that it carries", async () => {
  jest.spyOn(console, "error").mockImplementation();
  history.replaceState(null, "", "/landing/");
  quoteTexts.mockRejectedValue(new TypeError("Failed to fetch"));
  render(link(five));
  (main() as HTMLAnchorElement).hash = "l=carried";
  expect(await press(main())).toBe(false);
  await waitFor(() => expect(location.hash).toBe("#l=carried"));
  expect(listCode()).toBe("");
});

test("a press is answered in its place and announced once, and a second press finds the line", async () => {
  let times = 0;
  const region = addLiveRegion();
  new MutationObserver((changes) => (times += changes.length)).observe(region, { childList: true });
  const { unmount } = render(link(five));
  expect(await press(main())).toBe(false);
  await expectAnnounced(t("quote.announce.added", { name: beforeStop(shortly(five, texts)), count: 1 }));
  expect(times).toBe(1);
  expect(listCode()).toBe(encode([five]));
  expect(answer()).toEqual([saysPieces(five), undo, go(1)]);
  expect(document.activeElement?.textContent).toBe(go(1));
  unmount();
  render(link(five));
  await press(main());
  expect(listCode()).toBe(encode([five]));
  expect(answer()).toEqual([t("quote.announce.alreadyListed"), go(1)]);
  await expectAnnounced(t("quote.announce.alreadyListed"));
});

test.each<[string, Lines, Lines, Lines]>([
  ["adds its new lines, and marks its island with them", [five], [five, seven], [seven]],
  ["adds nothing that the list has", [five, seven], [five, seven], []],
  ["leaves a full list to its island", full, full, []],
])("a press before the island comes %s", (_, own, list, added) => {
  document.body.innerHTML = `<div data-island><a href="/landing/#a=${encode([five, seven])}"></a></div>`;
  const [island, link] = ["div", "a"].map((each) =>
    document.querySelector<HTMLElement>(each),
  ) as HTMLElement[];
  storeLines(own);
  addEarly(island as HTMLElement, link as Element);
  expect([listCode(), idsOf(storedQuote().items, added).join(" ")]).toEqual([
    encode(list),
    island?.dataset.added ?? "",
  ]);
  expect(takeEarly(link as Element)).toEqual(idsOf(storedQuote().items, added));
  expect(takeEarly(link as Element)).toEqual([]);
});

test("a press that has added its line already is answered like any other", async () => {
  addLiveRegion();
  storeLines([seven, five]);
  render(<div data-added="2">{link(five)}</div>);
  await press(main());
  expect(listCode()).toBe(encode([seven, five]));
  expect(answer()).toEqual([saysPieces(five), undo, go(2)]);
  await press(button());
  expect(listCode()).toBe(encode([seven]));
});

test("further presses add at the same link; undo removes one press at a time, and nothing else", async () => {
  addLiveRegion();
  render(link(five));
  await press(main());
  expect(further().querySelector("svg path")).not.toBeNull();
  await press(further());
  expect(answer()).toEqual([saysPieces(seven), undo, go(2)]);
  const isListed = () => further().querySelector(".adding__listed") !== null;
  expect(isListed()).toBe(true);
  const eight = { ...five, pieces: 8 };
  act(() => storeLines([five, seven, eight]));
  await press(button());
  expect(listCode()).toBe(encode([five, eight]));
  expect([answer(), isListed()]).toEqual([[saysPieces(five), undo, go(2)], false]);
  await press(button());
  expect(listCode()).toBe(encode([eight]));
  expect(answer()).toEqual([]);
  await expectAnnounced(t("quote.announce.removed", { name: beforeStop(shortly(five, texts)), count: 1 }));
  expect(document.activeElement).toBe(main());
});

test("the answer ends when the link adds another line", async () => {
  const { rerender } = render(link(five));
  await press(main());
  expect(answer()).not.toEqual([]);
  rerender(link(seven));
  expect([answer(), listCode()]).toEqual([[], encode([five])]);
});

test("a press that opens another tab is left to the browser", async () => {
  render(link(five));
  // jsdom can't follow links and logs an error.
  jest.spyOn(console, "error").mockImplementation();
  expect(await press(main(), { ctrlKey: true })).toBe(true);
  expect(listCode()).toBe("");
});

test("another amount than a full load is added as typed, or refused with its limits, and never added early", async () => {
  const load = { kind: "load", product: 1, vehicle: usualVehicle.id, loads: 1 } as const;
  const amount = { id: "amount", label: "pieces", usual: 561 };
  render(
    <AddLink href={`/landing/#a=${encode([load])}`} amount={amount}>
      Add
    </AddLink>,
  );
  const field = screen.getByLabelText<HTMLInputElement>("pieces");
  const island = field.closest("div") as HTMLElement;
  for (const refused of ["", "0", "1,5", "x"]) {
    fireEvent.input(field, { target: { value: refused } });
    addEarly(island, main());
    await press(main());
    const problem = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect([refused, problem?.textContent, listCode(), document.activeElement]).toEqual([
      refused,
      numberFault(t, amountRanges.pieces, "count", refused),
      "",
      field,
    ]);
  }
  fireEvent.input(field, { target: { value: "7" } });
  addEarly(island, main());
  expect(listCode()).toBe("");
  await press(main());
  expect(listCode()).toBe(encode([seven]));
  fireEvent.input(field, { target: { value: "561" } });
  await press(main());
  expect(listCode()).toBe(encode([seven, load]));
});
