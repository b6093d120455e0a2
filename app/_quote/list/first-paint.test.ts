/** @jest-environment jsdom */
import { randomNumbers } from "../../_lib/test-random";
import { encode } from "../line/code";
import type { Line } from "../line/line";
import { randomLines } from "../line/test-lines";
import { firstListId } from "./focus";
import { showFirstList } from "./first-paint";

const { documentElement: root } = document;
const known = { products: [1], vehicles: ["semi"], documents: ["licence"] };
const blocks = (pieces: number): Line => ({ kind: "blocks", pieces });
const two = encode([...randomLines(randomNumbers(6), known, 1), blocks(5)]);
const three = encode([1, 2, 3].map(blocks));

const row = (kind: string, more = "") =>
  `<li data-first="${kind}" ${more}><p class="quote-line__amount"><b></b></p><p class="quote-line__size">open</p><p class="quote-line__terms"></p></li>`;
const form = `<div id="${firstListId}" hidden><ol>
  ${row("1", `data-load="561"`)}${row("blocks")}${row("document")}${row("custom")}</ol><p>sum</p><p>notice</p>
</div>
<ul class="kind-choice"><li><svg id="one"></svg></li><li><svg id="blocks"></svg></li></ul>
<div id="list-delivery"></div>`;

/** Returns the rows of the list that a page shows with these addresses and stored texts; undefined if it shows none. */
async function shown(hash: string, kept = ""): Promise<Element[] | undefined> {
  delete root.dataset.filled;
  document.body.replaceChildren();
  history.replaceState(null, "", `/${hash}`);
  sessionStorage.clear();
  if (kept) sessionStorage.setItem("quote", kept);
  showFirstList(document);
  document.body.innerHTML = form;
  // An observer is called in a microtask.
  await Promise.resolve();
  const list = document.getElementById(firstListId);
  expect(list?.hidden).toBe(root.dataset.filled !== "");
  return list?.hidden ? undefined : [...document.querySelectorAll("ol > li")];
}

test.each<[string, string, number, boolean]>([
  ["no list beside two lines", "#form", 2, false],
  ["a list", `#l=${three}`, 3, false],
  ["lines to add to two", `#a=${three}`, 5, true],
  ["escaped lines to add to two", `#a%3D${three})`, 5, true],
  ["a list in a tracked link", `?utm_source=mail%23l=${three}&utm_medium=x#form`, 3, false],
])(
  "an address has %s: the page shows all lines, and a place for the notice of added lines",
  async (_, hash, count, isAdded) => {
    expect(await shown(hash, two)).toHaveLength(count);
    expect(document.getElementById(firstListId)?.textContent.includes("notice")).toBe(isAdded);
  },
);

test("a row shows drawing, amount, size and note of its line, and places for its other terms", async () => {
  const size = [1140, 1140, 150] as const;
  const lines: Line[] = [
    { kind: "load", product: 1, vehicle: "semi", loads: 2 },
    { kind: "load", product: 1, vehicle: "ft40", loads: 2 },
    { kind: "product", product: 1, pieces: 1200, note: "<b>a</b>", monthly: true, linked: true },
    { kind: "blocks", size, pieces: 7 },
    { kind: "document", document: "licence" },
  ];
  const rows = await shown(`#l=${encode(lines)}`);
  const read = (name: string) => rows?.map((each) => each.querySelector(`.quote-line__${name}`)?.textContent);
  expect(read("amount")).toEqual(["1122", "", "1200", "7", ""]);
  expect(read("size")).toEqual([
    "open",
    "open",
    "open",
    "1140\u00a0×\u00a01140\u00a0×\u00a0150\u00a0mm",
    "open",
  ]);
  expect(read("terms")).toEqual(["", "", "<b>a</b>", "", ""]);
  expect(rows?.map((each) => each.querySelectorAll("i").length)).toEqual([0, 0, 1, 0, 1]);
  expect(rows?.map((each) => each.firstElementChild?.id)).toEqual(["one", "one", "one", "blocks", ""]);
});

test("a link that begins a line marks the page with its kind, unless there is a list", async () => {
  for (const [kept, mark] of [
    ["", "custom"],
    [two, ""],
  ] as const) {
    await shown("?utm_source=x&p=custom", kept);
    expect(root.dataset.filled).toBe(mark);
  }
});

test("other stored text and other addresses are no list, and values of other types are not shown", async () => {
  for (const code of ["", "x", "W10", "WzEsW11d", "bnVsbA", three.slice(0, -5), "%E0%A4"]) {
    expect(await shown(code && `#l=${code}`)).toBeUndefined();
    expect(await shown("", code)).toBeUndefined();
    expect(await shown(`#l=${code}`, two)).toHaveLength(2);
  }
  const hostile = [null, 5, { k: "blocks", n: "+48 1", s: ["x"], t: 5 }, { k: "x" }];
  const rows = await shown(`#l=${btoa(JSON.stringify([1, hostile])).replaceAll("=", "")}`);
  expect(rows?.map(({ textContent }) => textContent)).toEqual(["open"]);
});
