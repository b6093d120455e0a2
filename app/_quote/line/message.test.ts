import { products } from "../../_content/products";
import { plainText } from "../../_i18n/plain-text";
import { encode } from "./code";
import { withDelivery } from "./delivery";
import { entryOf, lineOf } from "./entry";
import { isGoods, type Line } from "./line";
import * as mail from "./mail-text";
import { excessText, type ListToSend, messageOf, typedValues } from "./message";
import { testQuoteTexts } from "./test-lines";
import { longestMessage } from "./pieces";

const texts = testQuoteTexts("pl");
const [first, second] = products;
const seven: Line = { kind: "product", product: first.id, pieces: 7 };
const eight: Line = { kind: "product", product: second.id, pieces: 8 };
const document: Line = { kind: "document", document: "masses" };
const page = "https://silvapal.example/landing/";

const listOf = (lines: readonly Line[], more: Partial<ListToSend> = {}): ListToSend => {
  const delivery = more.delivery ?? {};
  return {
    lines,
    delivery,
    filled: withDelivery(lines, delivery),
    parts: { ...mail, texts },
    begun: [],
    page,
    ...more,
  };
};
const withList = (lines: readonly Line[]) =>
  mail.messageWith("typed", lines, texts, `${page}#l=${encode(lines)}`);
const values = { name: "N", message: "typed" };

test("a message has the list after the typed text; without a list it is only the text", () => {
  expect(messageOf(values, listOf([seven, eight]))).toEqual({
    name: "N",
    message: withList([seven, eight]),
  });
  expect(messageOf(values, listOf([]))).toEqual(values);
});

test("several lines replace the initial name of an order's product, not another name", () => {
  const name = { field: "name", initial: "N" };
  const sent = (typed: string, ...lines: Line[]) =>
    messageOf({ ...values, name: typed }, listOf(lines, { name })).name;
  expect(sent("N", seven, eight)).toBe(texts.t("quote.mail.productName", { count: 2 }));
  expect([sent("N", seven), sent("Drawing 5", seven, eight)]).toEqual(["N", "Drawing 5"]);
});

test("lines without a delivery take that of the list", () => {
  const delivery = { postcode: "DE 10115", ht: "yes", date: "KW 50" };
  const own: Line = { ...eight, postcode: "62-800", ht: false };
  const filled: Line[] = [
    { ...seven, postcode: "DE 10115", ht: true, date: "KW 50" },
    { ...own, date: "KW 50" },
  ];
  expect(messageOf(values, listOf([seven, own], { delivery })).message).toBe(withList(filled));
  expect(withDelivery([seven], { ht: "maybe", date: "\u200b" })).toEqual([seven]);
  expect(withDelivery([{ kind: "blocks", pieces: 5 }], delivery)).toEqual([
    { kind: "blocks", pieces: 5, postcode: "DE 10115", date: "KW 50" },
  ]);
});

test("a line that came by a link says so in the message, also after a change; the visitor's own does not", () => {
  const arrived = [seven, { ...eight, linked: true }, { ...document, linked: true }] as const;
  const changed = arrived.map((line) =>
    isGoods(line)
      ? (lineOf({ kind: line.kind, texts: { ...entryOf(line).texts, pieces: "9" } }) ?? line)
      : line,
  );
  for (const lines of [arrived, changed]) {
    const message = plainText(String(messageOf(values, listOf(lines)).message));
    const mark = plainText(texts.t("quote.mail.linked"));
    const marked = message.split("\n").filter((row) => row.includes(mark));
    expect(marked.map((row) => row.slice(0, 2))).toEqual(["2.", "3."]);
  }
});

test("a line that is none yet is in the message, with a mark and all that was typed", () => {
  const terms = { postcode: "62-800", unloading: "dock", date: "KW 50", note: "Rampe 3" };
  const begun = { kind: "product", texts: { product: String(first.id), pieces: "x", ...terms } } as const;
  const list = listOf([seven], { begun: [begun] });
  const message = String(messageOf(values, list).message);
  const [typed, marked = ""] = message.split("\n\n");
  expect(typed).toBe("typed");
  expect(marked.startsWith(texts.t("quote.mail.begun", { entry: "" }))).toBe(true);
  const unloading = texts.t("quote.mail.unloadings.dock");
  const stated = [first.name, "x", terms.postcode, unloading, terms.date, terms.note];
  for (const text of stated) expect(marked).toContain(text);
  expect(typedValues(values, list)).toEqual({ ...values, message: `typed\n\n${marked}` });
});

test("without texts, links open the list", () => {
  const begun = [{ kind: "product", texts: { product: "1" } }] as const;
  const list = listOf([seven, eight], { begun, parts: undefined });
  expect(messageOf(values, list).message).toBe(`typed\n\n${page}#l=${encode([seven, eight])}`);
});

test("a message is too long only with its list", () => {
  const long = { message: "x".repeat(longestMessage + 1) };
  const length = String(longestMessage + 1);
  expect(plainText(excessText(long, listOf([seven])) ?? "")).toContain(length);
  expect(excessText({ message: "x".repeat(longestMessage) }, listOf([seven]))).toBeUndefined();
  expect(excessText(long, listOf([]))).toBeUndefined();
});
