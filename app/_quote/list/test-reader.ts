import type { CompiledMessage } from "icu-minify/format";

import { locales } from "../../_i18n/languages";
import { plainText } from "../../_i18n/plain-text";
import type { MessageTree } from "../../_i18n/translator";
import { languageText } from "./describe";
import { between } from "./mail-text";
import { asksForMasses, type GoodsLine, type Line, unloadings } from "../code/line";
import { buildKeys, type QuoteWords } from "./words";

/* For tests: parses a message by its texts, without the code that wrote it. */

/** A parsed message: the visitor's text, and the lines of the list below it. */
export interface ReadMessage {
  readonly typed: string;
  readonly lines: readonly Line[];
}

/**
 * Parses a message with a list.
 *
 * @throws Error if the list is missing, or partly unreadable
 */
export function readMessage(message: string, words: QuoteWords): ReadMessage {
  const rows = message.replaceAll("\r\n", "\n").split("\n");
  const starts = Array.from({ length: 20 }, (_, index) => words.t("quote.mail.start", { count: index + 1 }));
  const start = rows.findLastIndex((row) => starts.includes(row));
  const count = starts.indexOf(rows[start] ?? "") + 1;
  if (start < 0) throw new Error("There is no list in this message.");
  if (rows.at(-1) !== words.t("quote.mail.end")) throw new Error("The list has no end.");
  const lines = rows.slice(start + 1, start + 1 + count).map((row, index) => {
    if (!row.startsWith(`${index + 1}. `)) throw new Error(`Line ${index + 1} is not numbered: ${row}`);
    return readLine(row, words);
  });
  const masses = massesIn(lines);
  const after = rows
    .slice(start + 1 + count, -1)
    .filter((row, index) => index >= masses || !match("masses", row, words));
  if (after.length > 1 || (after[0] && !match("link", after[0], words)))
    throw new Error(`There is something between the list and its end: ${after.join()}`);
  return { typed: rows.slice(0, Math.max(0, start - 1)).join("\n"), lines };
}

/** Returns the number of rows with masses: one for each pallet if the documents request them. */
function massesIn(lines: readonly Line[]): number {
  return asksForMasses(lines) ? lines.filter(({ kind }) => /^(product|load|custom)$/.test(kind)).length : 0;
}

/** Returns a line's masses in a message, in kg; undefined for an absent material, NaN for an unknown mass. */
export function massesOfMessage(message: string, n: number, words: QuoteWords) {
  const row = message
    .split("\n")
    .map((each) => match("masses", each, words))
    .find((each) => each?.n === String(n));
  const stated = row?.masses?.split(", ") ?? [];
  const of = (material: string) => {
    const [found] = stated.flatMap((each) => match(`materials.${material}`, each, words)?.mass ?? []);
    return found === undefined ? undefined : Number(found.replace(/ kg$/, ""));
  };
  return { wood: of("wood"), blocks: of("blocks"), steel: of("steel") };
}

/** Returns the placeholder values of a text; undefined if the message does not match. */
function match(name: string, text: string, words: QuoteWords): Record<string, string> | undefined {
  const { mail } = words.messages.quote as MessageTree & { mail: MessageTree };
  const found = name.split(".").reduce<unknown>((tree, part) => (tree as MessageTree)[part], mail);
  const message = [found as CompiledMessage].flat();
  const pattern = message.map((part) =>
    typeof part === "string" ? part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") : `(?<${String(part)}>.*?)`,
  );
  const read = new RegExp(`^${pattern.join("")}$`).exec(text);
  return read ? { ...read.groups } : undefined;
}

const keyOf = (texts: Readonly<Record<string, string>>, text?: string) =>
  Object.entries(texts).find(([, each]) => each === text)?.[0] ?? "";

const buildNames = ({ t }: QuoteWords) =>
  Object.fromEntries(Object.entries(buildKeys).map(([name, key]) => [name, t(key)]));

const kinds = [
  ["own", { kind: "custom", pieces: 1 }],
  ["ownOpen", { kind: "custom", pieces: 1 }],
  ["block", { kind: "blocks", pieces: 1 }],
  ["product", { kind: "product", product: 1, pieces: 1 }],
] satisfies [string, GoodsLine][];

function readLine(row: string, words: QuoteWords): Line {
  const parts = row.split(between);
  const shorts = Object.fromEntries(Object.entries(words.papers).map(([id, { short }]) => [id, short]));
  for (const [name, titles] of [
    ["document", words.documents],
    ["paper", shorts],
  ] as const) {
    const title = match(name, parts[0] ?? "", words)?.title;
    const language = locales.find((each) => parts[1] === plainText(languageText(each, words)));
    if (title) return { kind: "document", document: keyOf(titles, title), ...(language && { language }) };
  }
  for (const [name, kind] of kinds) {
    const count = name === "block" ? 4 : 5;
    const values = match(name, parts.slice(0, count).join(between), words);
    if (values)
      return {
        ...goodsOf(kind, values, words),
        ...termsOf(values, words),
        ...optional(parts.slice(count), words),
      } as Line;
  }
  throw new Error(`What is this? ${row}`);
}

function goodsOf(kind: GoodsLine, values: Record<string, string>, words: QuoteWords): object {
  const { t } = words;
  const size = values.size?.replace(" mm", "").split(" × ").map(Number);
  const pieces = Number(match("quantityPieces", values.quantity ?? "", words)?.pieces);
  if (kind.kind === "custom" || kind.kind === "blocks")
    return { kind: kind.kind, pieces, ...(size && values.size !== t("quote.mail.toBeAgreed") && { size }) };
  const first = `${values.name} ${values.dimension}`;
  const product = Number(
    keyOf(
      Object.fromEntries(
        Object.entries(words.products).map(([id, { name, dimension }]) => [id, `${name} ${dimension}`]),
      ),
      first,
    ),
  );
  const load = match("quantityLoads", values.quantity ?? "", words);
  if (!load) return { kind: "product", product, pieces };
  const vehicle = keyOf(words.vehicles, load.vehicle);
  if (Number(load.pieces) !== Number(load.loads) * Number(load.perLoad))
    throw new Error(`The figures contradict each other: ${values.quantity}`);
  return { kind: "load", product, vehicle, loads: Number(load.loads) };
}

function termsOf({ frequency, ht, postcode }: Record<string, string>, { t }: QuoteWords): object {
  return {
    ...(frequency === t("quote.mail.month") && { monthly: true }),
    ...(ht !== undefined && ht !== t("quote.mail.notGiven") && { ht: ht === t("quote.mail.yes") }),
    ...(postcode !== t("quote.mail.notGiven") && { postcode }),
  };
}

/**
 * Parses the optional parts: construction, unloading, date, and the note, which is all the remaining text.
 */
function optional(parts: readonly string[], words: QuoteWords): object {
  const { t } = words;
  const left = [...parts];
  const take = (name: string) => {
    const found = left.length ? match(name, left[0] ?? "", words) : undefined;
    if (found) left.shift();
    return found;
  };
  const built = {
    deck: take("deck"),
    blocks: take("blocks"),
    entries: take("entries")?.entries,
    load: take("load")?.load,
    onPoints: take("loadPoint") !== undefined,
    support: take("support")?.support,
    destination: take("destination")?.country,
  };
  const unloading = take("unloading")?.unloading;
  const date = take("date")?.date;
  const note = left.length ? match("note", left.join(between), words)?.note : undefined;
  if (left.length && note === undefined) throw new Error(`What is this? ${left.join(between)}`);
  return {
    ...buildRead(built, words),
    ...(unloading && {
      unloading: unloadings.find((each) => t(`quote.mail.unloadings.${each}`) === unloading),
    }),
    ...(date && { date }),
    ...(note && { note }),
  };
}

interface ReadBuild {
  readonly deck?: Record<string, string>;
  readonly blocks?: Record<string, string>;
  readonly entries?: string;
  readonly load?: string;
  readonly onPoints: boolean;
  readonly support?: string;
  readonly destination?: string;
}

/** Returns the construction of a pallet from its texts. */
function buildRead(read: ReadBuild, words: QuoteWords): object {
  const names = buildNames(words);
  const { deck, blocks, entries, load, onPoints, support, destination } = read;
  const span = support && match("rack", support, words)?.span;
  return {
    ...(deck && { deck: [deck.boards, deck.width, deck.edge, deck.thickness].map(Number) }),
    ...(blocks && { blocks: [keyOf(names, blocks.kind), Number(blocks.height)] }),
    ...(entries && { entries: Number(keyOf(names, entries).replace("entries", "")) }),
    ...(load && { load: Number(load) }),
    ...(onPoints && { onPoints: true }),
    ...(support && { support: span ? ["rack", Number(span)] : [keyOf(names, support)] }),
    ...(destination && { destination }),
  };
}
