/** @jest-environment jsdom */
import { encode } from "../../line/code";
import type { GoodsLine, Line } from "../../line/line";
import { orderFormName } from "../../line/link";
import { enquiryLinks, fillMail, orderLinks } from "./typed-mail";

/** A form with a consent, a composer with its entry, and an e-mail link. */
const page = `
  <div id="line-fields"><label><input type="radio" name="unit" checked>Pieces</label>
    <label><input type="radio" name="unit">Loads</label>
    <label for="a">Amount</label><input id="a" value="5">
    <label for="v">Vehicle</label><select id="v"><option value="semi" selected>Trailer</option></select>
    <label for="d">Date</label><input id="d"><button>Add</button></div>
  <form name="x"><label for="m">Message\u00a0to us</label><textarea id="m" name="m"></textarea>
    <input type="checkbox" name="c" id="c"><label for="c">I agree.</label>
    <label for="n">Name</label><input id="n" name="n" value="Nowak"></form>
  <a data-mail="[cut]\nNot yet added: " href="mailto:office@firma.example?subject=S&amp;body="><b>Write</b></a>`;

test("a clicked e-mail link gets the list, the consent in words, each field with its label, a marked entry, and the message", () => {
  document.body.innerHTML = page;
  // jsdom has no `innerText`.
  for (const label of document.querySelectorAll("label")) label.innerText = label.textContent;
  const message = document.querySelector("textarea") as HTMLTextAreaElement;
  const bodyNow = (list = "") => {
    fillMail({ target: document.querySelector("b") } as unknown as Event, () => list);
    const { href = "" } = document.querySelector("a") ?? {};
    expect(href).toMatch(/^mailto:office@firma\.example\?subject=S&body=/);
    return new URL(href).searchParams.get("body")?.split("\r\n");
  };
  message.value = "two\nlines";
  const begun = ["Not yet added: ", "Pieces", "Amount: 5", "Vehicle: Trailer"];
  expect(bodyNow()).toEqual(["Name: Nowak", ...begun, "Message to us: two", "lines", ""]);
  document.querySelector<HTMLInputElement>("[type=checkbox]")?.click();
  document.getElementById("line-fields")?.remove();
  const list = "https://firma.example/landing/#l=x";
  expect(bodyNow(`${list}\n`)).toEqual([list, "I agree.", "Name: Nowak", "Message to us: two", "lines", ""]);
  message.value = "x".repeat(3000);
  expect(bodyNow()?.at(-1)).toMatch(/^Message to us: x+ \[cut\]$/);
});

const blocks = (pieces: number): GoodsLine => ({ kind: "blocks", pieces });
const product = (id: number): Line => ({ kind: "product", product: id, pieces: 5 });
const noted: Line = { ...blocks(7), note: `żółć "p":1, ÿ>>>???` };
const [own, linked] = [encode([blocks(1), noted]), encode([blocks(2)])];

/** Opens a page with this list in its tab. */
function open(address: string, code: string) {
  history.replaceState(null, "", address);
  sessionStorage.clear();
  sessionStorage.setItem("quote", code);
}

test.each<[string, string, string, string]>([
  ["no list", "/de/landing/?p=1", "", ""],
  ["a list in the tab", "/de/landing/?p=1#form", own, `/de/landing/#l=${own}`],
  ["a list in the address, which replaces it", `/landing/#l=${linked}`, own, `/landing/#l=${linked}`],
  ["lines in the address to add", `/landing/#a=${linked}`, own, `/landing/#l=${own} /landing/#a=${linked}`],
  ["an address that can't be read", `/landing/#l=${linked.slice(0, -6)}`, own, `/landing/#l=${own}`],
])("an enquiry's e-mail links to the list that the form shows: %s", (_, address, code, links) => {
  open(address, code);
  const lines = links ? links.split(" ").map((link) => `http://localhost${link}\n`) : [];
  expect(enquiryLinks()).toBe(lines.join(""));
});

test.each<[string, string, boolean]>([
  ["the product", encode([blocks(3), product(1)]), true],
  ["a load of it", encode([{ kind: "load", product: 1, vehicle: "semi", loads: 2 }, noted]), true],
  ["another product and a note", encode([product(12), noted]), false],
  ["nothing that can be read", "!", false],
])("an order's e-mail links to a list that has its product; the list has %s", (_, code, isIn) => {
  open("/", code);
  document.body.innerHTML = `<a href="/de/landing/#form"></a><form name="${orderFormName(1)}"></form>`;
  expect(orderLinks()).toBe(isIn ? `http://localhost/de/landing/#l=${code}\n` : "");
});
