/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";

import { pickMessages } from "../../_i18n/island-messages";
import { compiledCatalog } from "../../_i18n/test-translator";
import { figure } from "../../_i18n/figures";
import { translator } from "../../_i18n/translator";
import { addLiveRegion, expectAnnounced } from "../../_lib/test-tool";
import { resultTexts } from "./menu-items";
import { ResultMenu } from "./result-menu";

const t = translator(pickMessages("en", compiledCatalog("en"), ["share"]));
const menu = () => document.querySelector("details") as HTMLDetailsElement;

/** Renders a menu and opens it. */
const open = async () => {
  const result = { title: "Title", rows: [{ term: "Pieces", value: 1200 }], drawings: undefined };
  render(<ResultMenu t={t} {...result} />);
  menu().open = true;
  await screen.findByText(t("share.copy"));
};
const press = (text: string) => act(async () => fireEvent.click(screen.getByText(text)));

/** Defines a browser function that jsdom lacks. */
const give = (name: "clipboard" | "share", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  history.replaceState(null, "", "/?l=1300");
  give("clipboard", { writeText: jest.fn().mockResolvedValue(undefined) });
  addLiveRegion();
});
afterEach(() => Reflect.deleteProperty(navigator, "share"));

test("a choice closes the menu, restores the focus, and names the copied text", async () => {
  await open();
  await press(t("share.copy"));
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith(location.href);
  expect(document.querySelector(".result-menu > span")?.textContent).toBe(t("share.copied"));
  expect(menu().open).toBe(false);
  expect(document.activeElement?.textContent).toBe(t("share.button"));
  await expectAnnounced(t("share.copied"));
});

test("Escape and a press elsewhere close it", async () => {
  await open();
  fireEvent.keyDown(screen.getByText(t("share.copy")), { key: "Escape" });
  expect(menu().open).toBe(false);
  menu().open = true;
  fireEvent.click(document.body);
  expect(menu().open).toBe(false);
});

test.each([
  ["AbortError", []],
  ["NotAllowedError", ["http://localhost/?l=1300"]],
])("sending is offered if the browser can; after %s the link copied is %j", async (name, copied) => {
  give("share", jest.fn().mockRejectedValue(new DOMException("", name)));
  await open();
  await press(t("share.send"));
  expect(jest.mocked(navigator.clipboard.writeText).mock.calls).toEqual(copied.map((text) => [text]));
  expect(document.querySelector(".result-menu > span")?.textContent === t("share.sendFailed")).toBe(
    copied.length > 0,
  );
});

test("a result is copied as text and as table, and as text where only text can be copied", async () => {
  const write = jest.fn().mockResolvedValue(undefined);
  const Item = jest.fn();
  give("clipboard", { ...navigator.clipboard, write });
  Object.assign(globalThis, { ClipboardItem: Item });
  await open();
  await press(t("share.result"));
  expect(Object.keys(Item.mock.calls[0]?.[0] as object)).toEqual(["text/plain", "text/html"]);
  write.mockRejectedValue(new DOMException("", "NotAllowedError"));
  await press(t("share.result"));
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith("Title\nPieces: 1200");
});

const copied = [
  { term: "Pieces", value: 14_025 },
  { term: "Mass", value: 1234.5678, unit: "kg" },
  { term: "Volume", value: 0.04567, unit: "m³", digits: 3 },
  { term: "Size <mm>", value: "1200\u00a0×\u00a0800" },
];

test.each([
  ["pl-PL", "1234,57"],
  ["de-DE", "1234,57"],
  ["en-GB", "1234.57"],
])("in %s figures are ungrouped, with the language's decimal separator and their number", (region, mass) => {
  const { plain, html } = resultTexts("R&D", copied, region);
  expect(plain).toBe(
    `R&D\nPieces: 14025\nMass: ${mass} kg\nVolume: ${figure(region, 0.046, { maximumFractionDigits: 3 })} m³\nSize <mm>: 1200 × 800`,
  );
  expect(html).toContain('<th colspan="3">R&#38;D</th>');
  expect(html).toContain('<td sdval="14025" sdnum="1033;" x:num="14025">14025</td>');
  expect(html).toContain(`<td sdval="1234.57" sdnum="1033;" x:num="1234.57">${mass}</td><td>kg</td>`);
  expect(html).toContain("<th>Size &#60;mm&#62;</th><td>1200 × 800</td>");
});
