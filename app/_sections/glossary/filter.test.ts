/** @jest-environment jsdom */
import { rememberListeners } from "../../../islands/browser/test-page";
import { addLiveRegion, expectAnnounced } from "../../_lib/test-tool";
import { installFilter } from "./filter";

/** Opens a page with three terms in two groups. */
function openPage(search = "") {
  history.replaceState(null, "", `/${search}`);
  document.documentElement.lang = "pl";
  document.body.innerHTML = `
    <div role="search"><input type="search"><p>Terms: <span>3</span></p></div>
    <table>
      <tbody><tr><th>Budowa</th></tr>
        <tr id="deck"><th>płyta</th><td lang="de">Deck</td><td>Drewno na klockach.</td></tr>
        <tr id="block"><th>klocek</th><td lang="de">Klotz, Klötze</td><td>Kostka.</td></tr>
        <tr id="waste"><th>kod\u00a015\u00a001\u202f03
          odpadu</th><td lang="de">Ab\u00adfall\u2060code</td><td>Kod.</td></tr></tbody>
      <tbody><tr><th>Transport</th></tr>
        <tr id="size"><th>rozmiar</th><td lang="de">Maß</td><td>Długość.</td></tr></tbody>
    </table>`;
  installFilter(document);
}

let forgetListeners: () => void;
beforeEach(() => (forgetListeners = rememberListeners()));
afterEach(() => forgetListeners());

const field = () => document.querySelector("input") as HTMLInputElement;
const shown = () => [...document.querySelectorAll("tr[id]:not([hidden])")].map(({ id }) => id);
const status = () => document.querySelector("[role=search] > p span")?.textContent;

function type(text: string) {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
}

test.each([
  ["", ["deck", "block", "waste", "size"], "4"],
  ["klo", ["block"], "1"],
  ["  KLOTZ ", ["block"], "1"],
  ["plyta", ["deck"], "1"],
  ["masz", [], "0"],
  ["Kloetze", ["block"], "1"],
  ["k", ["deck", "block", "waste"], "3"],
  ["15 01 03", ["waste"], "1"],
  [" 15  01\u202f03 odpadu", ["waste"], "1"],
  ["abfallcode", ["waste"], "1"],
  ["budowa", [], "0"],
])("typed %j", (text, ids, reported) => {
  openPage();
  type(text);
  expect(shown()).toEqual(ids);
  expect(status()).toBe(reported);
});

test("an address may open the page filtered", () => {
  openPage("?q=klotz");
  dispatchEvent(new Event("pageshow"));
  expect(shown()).toEqual(["block"]);
  expect(field().value).toBe("klotz");
});

test("text restored by the browser wins over the address", () => {
  openPage("?q=klotz");
  field().value = "deck";
  dispatchEvent(new Event("pageshow"));
  expect(shown()).toEqual(["deck"]);
});

test("without typed text and without a filter in the address, the page is unchanged", () => {
  openPage();
  dispatchEvent(new Event("pageshow"));
  expect(shown()).toHaveLength(4);
  expect(status()).toBe("4");
});

test("the number of matches is announced as a sentence after a pause in typing, and not before any typing", async () => {
  openPage();
  const region = addLiveRegion();
  const spoken: string[] = [];
  new MutationObserver(() => spoken.push(region.textContent)).observe(region, { childList: true });
  dispatchEvent(new Event("pageshow"));
  for (const text of ["k", "kl", "klo"]) type(text);
  await expectAnnounced("Terms: 1");
  expect(spoken).toEqual(["Terms: 1"]);
});
