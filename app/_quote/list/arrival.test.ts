/** @jest-environment jsdom */
import { products } from "../../_content/products";
import { encode } from "../line/code";
import { emptyEntry, entryOf } from "../line/entry";
import { type GoodsLine, type Line, mostLines } from "../line/line";
import { quoteTextsOf } from "../line/quote-texts";
import { testQuoteFile } from "../line/test-quote-texts";
import { applyAddress } from "./arrival";
import { isOwnLink, withoutRequest } from "./beginning";
import { firstView, type QuoteState } from "./state";

const texts = quoteTextsOf(testQuoteFile("de"));
const { t } = texts;
const [first, second] = products;
const own: GoodsLine = { kind: "product", product: first.id, pieces: 7 };
const eight: GoodsLine = { kind: "product", product: second.id, pieces: 8 };
const linked: readonly Line[] = [eight, { kind: "blocks", pieces: 9 }];
/** Returns different lines. */
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, n) => ({ ...own, pieces: 50 + n }));

const stateOf = (changed: Partial<QuoteState> = {}): QuoteState => ({
  ...{ lines: [own], begun: emptyEntry, delivery: {}, ...firstView },
  ...changed,
});
/** Opens an address on the form's page. */
const open = (address: string, state = stateOf(), isOwn = true) =>
  applyAddress(state, new URL(address, "https://silvapal.example/landing/"), isOwn, texts);
const list = (...all: readonly Line[]) => `#l=${encode(all)}`;
const add = (...all: readonly Line[]) => `#a=${encode(all)}`;

test("an address without a request changes nothing", () => {
  for (const address of ["", "#form", "?utm_source=x"]) expect(open(address)).toBeUndefined();
});

test("a list takes the place of the tab's, which can be restored, or joined without repeating a line", () => {
  const { lines: opened, notice } = open(list(...linked, own))?.state ?? stateOf();
  expect(opened).toEqual([...linked, own]);
  expect(notice).toMatchObject({
    text: t("quote.share.opened", { count: 3 }),
    before: [own],
    both: [own, ...linked],
  });
  expect(open(list(...lines(mostLines)))?.state.notice.both).toBeUndefined();
});

test("the same list again is neither announced with a notice nor undone", () => {
  expect(open(list(own))?.state.notice).toMatchObject({ isQuiet: true, before: undefined, both: undefined });
});

test("unreadable lines and those beyond the maximum are left out, which is said", () => {
  const partly = open(list(own, { ...own, product: 0 }))?.state;
  expect([partly?.lines, partly?.notice.text]).toEqual([
    [own],
    `${t("quote.share.opened", { count: 1 })} ${t("quote.share.openedPartly")}`,
  ]);
  const full = open(list(...lines(mostLines + 1)))?.state;
  expect([full?.lines, full?.notice.text]).toEqual([
    lines(mostLines),
    `${t("quote.share.opened", { count: mostLines })} ${t("quote.composer.listFull", { max: mostLines })}`,
  ]);
});

/** Encodes any parts, as an attacker could for a link. */
const codeOf = (part: unknown) => Buffer.from(JSON.stringify([1, [part]])).toString("base64url");

test.each([
  ["a script", "#l=<script>alert(1)</script>"],
  ["broken percents", "#l=WzEs%E0%A4"],
  ["a list without a code", "#l="],
  ["a script to add", "#a=<img src=x onerror=alert(1)>"],
  ["an unknown document to add", `#a=${codeOf({ k: "document", i: "__proto__" })}`],
  ["an unknown kind to begin with", "?p=%3Cscript%3E"],
  ["a negative number to begin with", "?p=1&n=-5"],
])("an address with %s changes nothing, stays and says so", (_, address) => {
  for (const before of [[own], []]) {
    const { state, isUnreadable } = open(address, stateOf({ lines: before })) ?? {};
    const text = t("quote.share.unreadable", { count: before.length });
    expect([state?.lines, state?.notice, isUnreadable]).toEqual([before, { text }, true]);
  }
});

test("an unfinished change of the tab's list is kept as a new line, and changes no line of another list", () => {
  const change = { index: 0, entry: { ...entryOf(own), amount: "77" }, was: "7" };
  const { state } = open(list(...linked), stateOf({ change })) ?? {};
  expect([state?.lines, state?.change, state?.begun]).toEqual([linked, undefined, change.entry]);
});

test("added lines are appended, and the amount of the last has the focus", () => {
  const { state, focus } = open(add(eight)) ?? {};
  expect([state?.lines, state?.notice.before]).toEqual([[own, eight], [own]]);
  expect(focus).toEqual({ control: "amount", index: 1 });
  const again = open(add(own));
  expect([again?.state.lines, again?.state.notice.before, again?.focus?.index]).toEqual([
    [own],
    undefined,
    0,
  ]);
});

test("the beginning of a line has its amount and its note, which is added once to that of the visitor's line", () => {
  const begun = open(`?p=${second.id}&n=468)&t=a%0A+b`)?.state;
  expect(begun?.begun).toEqual({ ...emptyEntry, kind: String(second.id), amount: "468", note: "a b" });
  const noted = { ...own, note: "IPPC" };
  const changed = open(`?p=${first.id}.&t=a+b`, stateOf({ lines: [noted] }))?.state;
  expect(changed?.change).toEqual({ index: 0, entry: { ...entryOf(noted), note: "IPPC; a b" }, was: "7" });
  const again = open(`?p=${first.id}&t=a+b`, stateOf({ lines: [{ ...own, note: "IPPC; a b" }] }))?.state;
  expect(again?.change?.entry.note).toBe("IPPC; a b");
});

test("one address may have a list and a beginning", () => {
  const { state } = open(`?p=${second.id}&n=5${list(...linked.slice(1))}`) ?? {};
  expect([state?.lines, state?.begun.amount, state?.notice.before]).toEqual([linked.slice(1), "5", [own]]);
});

test("lines of another site's link are marked, except those that the visitor has", () => {
  const marked = { ...eight, linked: true };
  expect(open(list(own, eight), stateOf(), false)?.state.lines).toEqual([own, marked]);
  expect(open(add(eight), stateOf(), false)?.state.lines).toEqual([own, marked]);
  expect(open(`?p=${second.id}&n=5`, stateOf(), false)?.state.begun.linked).toBe("yes");
  expect(open(`?p=${first.id}`, stateOf(), false)?.state.change?.entry.linked).toBe("");
});

test.each([
  ["that another site or a mail opens", "", true, [false, false]],
  ["that a page of this site opens", location.href, true, [true, true]],
  ["that is followed within the page", "", false, [false, true]],
])("whether a link %s is one of this site", (_, from, isOpened, expected) => {
  jest.spyOn(document, "referrer", "get").mockReturnValue(from);
  const links = ["#l=x", "#a=x"].map((hash) => location.origin + hash);
  const isOwn = links.map((link) => {
    Object.assign(performance, { getEntriesByType: () => [{ name: isOpened ? link : location.origin }] });
    return isOwnLink(link);
  });
  expect(isOwn).toEqual(expected);
});

test("only the request is removed from an address", () => {
  const page = "https://silvapal.example/landing/";
  const rest = withoutRequest(new URL(`${page}?utm_source=a%20b&p=3.&n=468;&gclid=x&t=a#l=abc&utm_medium=y`));
  expect(rest.href).toBe(`${page}?utm_source=a%20b&gclid=x`);
});
