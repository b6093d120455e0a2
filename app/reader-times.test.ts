/** @jest-environment node */
import { readFields } from "./_fields/address";
import { encodeMail } from "./_lib/mail-address";
import { listInAddress, parametersOf, withoutList, withoutParameters } from "./_lib/read-address";
import { anyText } from "./_fields/kinds";
import { emailsIn, readEmail } from "./_fields/read-email";
import { readers, readSides } from "./_fields/read-figures";
import {
  isBlank,
  lineText,
  longest,
  readCountry,
  readPostcode,
  visibleLine,
  visibleText,
} from "./_fields/read-text";
import { contactFields } from "./_quote/forms/fields/tables";
import { countLines } from "./_quote/line/code";
import { checkedQuote, decode } from "./_quote/line/decode";
import { termsOfDelivery } from "./_quote/line/delivery";
import { lineOf, problemsOf } from "./_quote/line/entry";
import { fields } from "./_quote/line/fields";
import { quoteFrom } from "./_quote/line/quote";

/*
 * Texts of visitors, addresses and storage may be of any length. The time of every reader must be in proportion
 * to the length: an expression that backtracks stops the page for seconds.
 */

const page = "https://firma.example/plan/";
const query = (text: string) => new URL(`${page}?${text}`);
const hash = (text: string) => new URL(`${page}#${text}`);
const code = (text: string) => Buffer.from(`[1,[${text}]]`).toString("base64url");

const allReaders: Readonly<Record<string, (text: string) => unknown>> = {
  count: (text) => readers.count(text, [1, 9]),
  length: (text) => readers.length(text, [1, 9]),
  mass: (text) => readers.exactMass(text, [1, 9]),
  readSides,
  isBlank,
  visibleText,
  visibleLine,
  note: (text) => lineText(text, longest.note),
  readPostcode,
  readCountry,
  emailsIn,
  readEmail,
  "an e-mail field": (text) => contactFields.user_email.kind.read(text),
  "a text field": (text) => contactFields.user_name.kind.read(text),
  "an entry": (text) => {
    const texts = Object.fromEntries(Object.keys(fields).map((name) => [name, text]));
    return (["custom", "load"] as const).map((kind) => [
      problemsOf({ kind, texts }),
      lineOf({ kind, texts }),
    ]);
  },
  "a stored list": (text) =>
    checkedQuote(quoteFrom({ next: 1, items: [text], edits: [text], delivery: text })),
  "a delivery": (text) => [termsOfDelivery({ postcode: text, date: text })],
  "a query": (text) => [...parametersOf(query(text))],
  "a query in the hash": (text) => [...parametersOf(hash(`038;${text}`))],
  "fields of a tool": (text) => readFields(text, { pallet: { letter: "p", kind: anyText } }),
  "the rest of a query": (text) => withoutParameters(query(text), ["p"]),
  "a list in the hash": (text) => [listInAddress(hash(text)), withoutList(hash(text))],
  "a list": (text) => [decode(text), countLines(text)],
  "the JSON of a list": (text) => [decode(code(text)), countLines(code(text))],
  "an e-mail's body": encodeMail,
};

const kinds = [
  ..."1 x.,;:@-_'\"<>()[{|/&=%#+é😀×\n\t\0\u00a0\u200b\u2060\u3164\ud83d１",
  ...'a@ a. 1. 1x .a 25 %25 %3D %2526 &amp; &amp #038; #l= mailto: <a x=1& [[ {"k": null, Łß'.split(" "),
  ...["a@b.c ", "1 "],
];
const ends = ["", "a", " b@c.example", "!"];

/** Returns the milliseconds of processor time of the quickest of some runs. */
function quickest(run: () => unknown, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    run();
    // Not the time that other processes take.
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

/** Lengths in characters: four times as many take four times as long, or sixteen times if squared. */
const [short, long] = [10_000, 40_000];
const mostTimes = 10;

/** Runs below this time, in ms, are not compared: their ratio is noise. */
const noise = 10;

test.each(Object.keys(allReaders))("the time of %s is in proportion to the length of its text", (name) => {
  const read = allReaders[name] as (text: string) => unknown;
  for (const text of kinds.flatMap((kind) => ends.map((end) => ({ kind, end })))) {
    const [part, whole] = [short, long].map(
      (length) => text.kind.repeat(length / text.kind.length) + text.end,
    );
    // A squared time that would matter at the full length shows at a quarter of it.
    if (quickest(() => read(part ?? ""), 1) < noise / 16) continue;
    const first = quickest(() => read(whole ?? ""), 1);
    if (first < noise) continue;
    const least = Math.max(
      quickest(() => read(part ?? ""), 5),
      noise / 4,
    );
    // A reader that stops the page needs no second run.
    const ratio = quickest(() => read(whole ?? ""), first > 1000 ? 1 : 5) / least;
    expect({ text, isSlow: ratio > mostTimes, ratio }).toEqual({ text, isSlow: false, ratio });
  }
});
