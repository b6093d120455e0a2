/** @jest-environment jsdom */
import { encode } from "../../line/code";
import { decode } from "../../line/decode";
import { orderFormName } from "../../line/link";
import type { GoodsLine, Line } from "../../line/line";
import { enquiryLinks, orderLinks } from "./mailed-list";

const blocks = (pieces: number): GoodsLine => ({ kind: "blocks", pieces });
const product = (id: number): Line => ({ kind: "product", product: id, pieces: 5 });
const noted: Line = { ...blocks(7), note: `żółć "p":1, ÿ>>>???` };
const [own, linked] = [encode([blocks(1), noted]), encode([blocks(2)])];

/** Opens a page with this list in its tab. */
function open(address: string, code = "", state: unknown = null) {
  history.replaceState(state, "", address);
  sessionStorage.clear();
  if (code) sessionStorage.setItem("quote", code);
}

/** Adds an order form, and the header's link to the page of the list. */
function addOrder(id: string) {
  document.body.innerHTML = `<a href="/de/landing/#form">List</a>
    <form name="${orderFormName(Number(id))}"></form>`;
}

afterEach(() => jest.restoreAllMocks());

test.each<[string, string, string, string]>([
  ["no list", "/de/landing/?p=1", "", ""],
  ["a list in the tab", "/de/landing/?p=1#form", own, `/de/landing/#l=${own}`],
  ["a list in the address, which replaces it", `/landing/#l=${linked}`, own, `/landing/#l=${linked}`],
  ["lines in the address to add", `/landing/#a=${linked}`, own, `/landing/#l=${own} /landing/#a=${linked}`],
  ["only lines in the address", `/landing/#a=${linked}`, "", `/landing/#a=${linked}`],
  ["an address that can't be read", `/landing/#l=${linked.slice(0, -6)}`, own, `/landing/#l=${own}`],
])(
  "the list link in an enquiry's e-mail opens the list that the form shows: %s",
  (_, address, code, links) => {
    open(address, code);
    const expected = links && links.split(" ").map((link) => `http://localhost${link}\n`);
    expect(enquiryLinks()).toBe(expected ? expected.join("") : "");
  },
);

test("a list that storage refused is in the history state", () => {
  open("/landing/", "", { kept: { quote: own } });
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(enquiryLinks()).toBe(`http://localhost/landing/#l=${own}\n`);
  history.replaceState(null, "", "/landing/");
  expect([enquiryLinks(), orderLinks()]).toEqual(["", ""]);
});

test.each<[string, readonly Line[], boolean]>([
  ["1", [blocks(3), product(1)], true],
  ["1", [{ kind: "load", product: 1, vehicle: "semi", loads: 2 }, noted], true],
  ["12", [product(12)], true],
  ["1", [product(12), noted], false],
  ["2", [product(12), product(1)], false],
  ["1", [], false],
])("the e-mail of an order for product %s opens the list if the list has it: %j", (id, lines, isIn) => {
  open(`/products/${id}/`, encode(lines));
  addOrder(id);
  const [, code = ""] = /^http:\/\/localhost\/de\/landing\/#l=([\w-]+)\n$/.exec(orderLinks()) ?? [];
  expect(decode(code).lines).toEqual(isIn ? lines : []);
  expect(orderLinks() === "").toBe(!isIn);
});

test("a broken text in the tab is no list of an order", () => {
  open("/products/1/", "!");
  addOrder("1");
  expect(orderLinks()).toBe("");
});
