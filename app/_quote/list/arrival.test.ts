/** @jest-environment jsdom */
import { products } from "../../_content/products";
import { encode } from "../line/code";
import { beforeStop, shortly } from "../line/describe";
import { entryIn, newEdits } from "../line/edits";
import { type GoodsLine, type Line, mostLines } from "../line/line";
import { linesOf } from "../line/quote";
import { quoteOf, testQuoteTexts } from "../line/test-lines";
import { applyAddress } from "./arrival";
import { withoutRequest } from "../line/request";
import { isOwnLink } from "./linked-list";
import { firstView, type QuoteState } from "./state";

const texts = testQuoteTexts("de");
const { t } = texts;
const [first, second] = products;
const own: GoodsLine = { kind: "product", product: first.id, pieces: 7 };
const eight: GoodsLine = { kind: "product", product: second.id, pieces: 8 };
const linked: readonly Line[] = [eight, { kind: "blocks", pieces: 9 }];
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, n) => ({ ...own, pieces: 50 + n }));

const stateOf = (all: readonly Line[] = [own]): QuoteState => ({ ...quoteOf(all), ...firstView });
const linesIn = (state: QuoteState | undefined) => linesOf(state?.items ?? []);
const open = (address: string, state = stateOf(), isOwn = true) =>
  applyAddress(state, new URL(address, "https://silvapal.example/landing/"), isOwn, texts);
const list = (...all: readonly Line[]) => `#l=${encode(all)}`;
const add = (...all: readonly Line[]) => `#a=${encode(all)}`;

test("an address without a request changes nothing", () => {
  for (const address of ["", "#form", "?utm_source=x"]) expect(open(address)).toBeUndefined();
});

test("a list takes the place of the tab's, which can be restored, or joined without repeating a line", () => {
  const { state } = open(list(...linked, own)) ?? {};
  expect(linesIn(state)).toEqual([...linked, own]);
  expect(state?.back).toMatchObject({ text: t("quote.share.opened", { count: 3 }) });
  expect(open(list(...linked))?.state.back?.joins).toBe(true);
  expect(open(list(...lines(mostLines)))?.state.back?.joins).toBeUndefined();
});

test("the same list again is neither announced with a notice nor undone", () => {
  expect(open(list(own))).toMatchObject({
    state: stateOf(),
    announcement: t("quote.share.opened", { count: 1 }),
  });
});

const partly = t("quote.share.openedPartly");
const isFull = t("quote.composer.listFull", { max: mostLines });
const unknown: Line = { ...own, product: 0 };

test("unreadable lines and those beyond the maximum are left out, which is said", () => {
  const opened = (count: number) => t("quote.share.opened", { count });
  const several = lines(mostLines + 1);
  const name = beforeStop(shortly(eight, texts));
  const added = t("quote.announce.added", { name, count: 2 });
  const cases: readonly (readonly [string, readonly Line[], string])[] = [
    [list(own, unknown), [own], `${opened(1)} ${partly}`],
    [list(...several), several.slice(0, -1), `${opened(mostLines)} ${isFull}`],
    [add(eight, unknown), [own, eight], `${added} ${partly}`],
    [add(...several), [own], isFull],
    [add(own), [own], t("quote.announce.alreadyListed")],
  ];
  for (const [address, expected, text] of cases) {
    const { state, announcement } = open(address) ?? {};
    expect([linesIn(state), announcement]).toEqual([expected, text]);
  }
});

test("a document is added to a full list, too, and once in any language", () => {
  const paper = { kind: "document", document: "masses" } as const;
  const [first, second]: Line[] = [
    { ...paper, language: "de" },
    { ...paper, language: "en" },
  ];
  const full = stateOf(lines(mostLines));
  const { state } = open(add(first as Line), full) ?? {};
  expect(linesIn(state)).toEqual([...lines(mostLines), first]);
  expect(linesIn(open(add(second as Line), state)?.state)).toEqual([...lines(mostLines), first]);
});

/** As an attacker could. */
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
    const { state, isUnreadable } = open(address, stateOf(before)) ?? {};
    const text = t("quote.share.unreadable", { count: before.length });
    expect([linesIn(state), state?.notice, isUnreadable]).toEqual([before, text, true]);
  }
});

test("added lines are appended, and the amount of the last has the focus", () => {
  const { state, focus } = open(add(eight)) ?? {};
  expect(linesIn(state)).toEqual([own, eight]);
  expect(focus).toEqual({ control: "amount", id: 2 });
  const again = open(add(own));
  expect([linesIn(again?.state), again?.state.back, again?.focus?.id]).toEqual([[own], undefined, 1]);
});

test("the beginning of a line has its amount and its note, which is added once to that of the visitor's line", () => {
  const begun = open(`?p=${second.id}&n=468)&t=a%0A+b`)?.state;
  expect(begun?.edits).toEqual([
    {
      id: 2,
      line: undefined,
      kind: "product",
      texts: { product: String(second.id), pieces: "468", note: "a b" },
      isOpen: true,
    },
  ]);
  const noted = { ...own, note: "IPPC" };
  const changed = open(`?p=${first.id}.&t=a+b`, stateOf([noted]))?.state;
  expect(changed?.edits).toEqual([{ id: 1, line: noted, texts: { note: "IPPC; a b" }, isOpen: true }]);
  const again = open(`?p=${first.id}&t=a+b`, stateOf([{ ...own, note: "IPPC; a b" }]))?.state;
  expect(again && entryIn(again, 1).texts.note).toBe("IPPC; a b");
});

test("one address may have a list and a beginning", () => {
  const { state } = open(`?p=${second.id}&n=5${list(...linked.slice(1))}`) ?? {};
  expect(linesIn(state)).toEqual(linked.slice(1));
  expect(state && newEdits(state)).toMatchObject([{ texts: { product: String(second.id), pieces: "5" } }]);
  expect(state?.back).toBeDefined();
});

test("lines of another site's link are marked, except those that the visitor has", () => {
  const marked = { ...eight, linked: true };
  expect(linesIn(open(list(own, eight), stateOf(), false)?.state)).toEqual([own, marked]);
  expect(linesIn(open(add(eight), stateOf(), false)?.state)).toEqual([own, marked]);
  expect(open(`?p=${second.id}&n=5`, stateOf(), false)?.state.edits[0]?.texts.linked).toBe("yes");
  expect(open(`?p=${first.id}`, stateOf(), false)?.state.edits[0]?.texts).toEqual({});
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
