import { between, templateOf } from "./mail-text";
import type { GoodsLine, Line, Size } from "./line";
import { inForm, type QuoteWords } from "./words";

/*
 * For tests: reads a message back, by the words it was written with and by nothing that wrote it.
 */

/** A message read back: the visitor's words, and the lines of the list under them. */
export interface ReadMessage {
  readonly typed: string;
  readonly lines: readonly Line[];
}

/**
 * Reads a message with a list.
 *
 * @throws Error when it has none, or something in it can't be read
 */
export function readMessage(message: string, words: QuoteWords): ReadMessage {
  const rows = message.replaceAll("\r\n", "\n").split("\n");
  const starts = Array.from({ length: 20 }, (_, index) => inForm(words.mail.start, index + 1, words.region));
  const start = rows.findLastIndex((row) => starts.includes(row));
  const count = starts.indexOf(rows[start] ?? "") + 1;
  if (start < 0) throw new Error("There is no list in this message.");
  if (rows.at(-1) !== words.mail.end) throw new Error("The list has no end.");
  const lines = rows.slice(start + 1, start + 1 + count).map((row, index) => {
    const [number, rest] = [`${index + 1}. `, row.slice(`${index + 1}. `.length)];
    if (!row.startsWith(number)) throw new Error(`Line ${index + 1} is not numbered: ${row}`);
    return readLine(rest, words);
  });
  const after = rows.slice(start + 1 + count, -1);
  if (after.length > 1 || (after[0] && !match(words.mail.link, after[0])))
    throw new Error(`There is something between the list and its end: ${after.join()}`);
  return { typed: rows.slice(0, Math.max(0, start - 1)).join("\n"), lines };
}

/** What stands at the places of a template; undefined for a text that it does not make. */
function match(template: string, text: string): Record<string, string> | undefined {
  const names: string[] = [];
  const pattern = template.split(/(\{\w+\})/).map((part) => {
    if (!/^\{\w+\}$/.test(part)) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    names.push(part.slice(1, -1));
    return "(.*?)";
  });
  const found = new RegExp(`^${pattern.join("")}$`).exec(text);
  return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""])) : undefined;
}

const keyOf = (texts: Readonly<Record<string, string>>, text?: string) =>
  Object.entries(texts).find(([, each]) => each === text)?.[0] ?? "";

function readLine(row: string, words: QuoteWords): Line {
  const { mail } = words;
  const document = match(withoutNumber(mail.document), row);
  if (document) return { kind: "document", document: keyOf(words.documents, document.title) };
  const parts = row.split(between);
  for (const kind of [
    { kind: "custom", size: [1, 1, 1], pieces: 1 },
    { kind: "custom", pieces: 1 },
    { kind: "blocks", pieces: 1 },
    { kind: "product", product: 1, pieces: 1 },
  ] satisfies GoodsLine[]) {
    const read = readParts(withoutNumber(templateOf(kind, words)), parts);
    const goods = read && goodsOf(kind, read.values, words);
    if (goods) return { ...goods, ...termsOf(read.values, words), ...optional(read.rest, words) } as Line;
  }
  throw new Error(`What is this? ${row}`);
}

const withoutNumber = (template: string) => template.replace("{n}. ", "");

/** Reads parts by a template's, some of which may be missing; gives back what follows them. */
function readParts(template: string, parts: readonly string[]) {
  const values: Record<string, string> = {};
  let next = 0;
  for (const [index, part] of template.split(between).entries()) {
    const found = match(part, parts[next] ?? "");
    if (!found && index === 0) return undefined;
    if (!found) continue;
    Object.assign(values, found);
    next += 1;
  }
  return { values, rest: parts.slice(next) };
}

function goodsOf(kind: GoodsLine, values: Record<string, string>, words: QuoteWords): object | undefined {
  const { mail } = words;
  const size = [values.length, values.width, values.height].map(Number) as unknown as Size;
  const pieces = Number(match(mail.quantityPieces, values.quantity ?? "")?.pieces);
  if (kind.kind === "custom") return { kind: "custom", pieces, ...(kind.size && { size }) };
  if (kind.kind === "blocks") {
    const sides = values.size?.replace(" mm", "").split(" × ").map(Number);
    return { kind: "blocks", pieces, ...(values.size !== mail.toBeAgreed && { size: sides }) };
  }
  const first = `${values.name} ${values.dimension}`;
  const product = Number(
    keyOf(
      Object.fromEntries(
        Object.entries(words.products).map(([id, { name, dimension }]) => [id, `${name} ${dimension}`]),
      ),
      first,
    ),
  );
  const load = match(mail.quantityLoads, values.quantity ?? "");
  if (!load) return { kind: "product", product, pieces };
  const vehicle = keyOf(words.vehicles, load.vehicle);
  if (Number(load.pieces) !== Number(load.loads) * Number(load.perLoad))
    throw new Error(`The figures contradict each other: ${values.quantity}`);
  return { kind: "load", product, vehicle, loads: Number(load.loads) };
}

function termsOf({ frequency, ht, postcode }: Record<string, string>, { mail }: QuoteWords): object {
  return {
    ...(frequency === mail.month && { monthly: true }),
    ...(ht !== undefined && ht !== mail.notGiven && { ht: ht === mail.yes }),
    ...(postcode !== mail.notGiven && { postcode }),
  };
}

/** What may follow: how it is built, unloading, date, and a note, which holds anything to the end. */
function optional(parts: readonly string[], words: QuoteWords): object {
  const { mail } = words;
  const left = [...parts];
  const take = (template: string) => {
    const found = left.length ? match(template, left[0] ?? "") : undefined;
    if (found) left.shift();
    return found;
  };
  const built = {
    deck: take(mail.deck),
    blocks: take(mail.blocks),
    entries: take(mail.entries)?.entries,
    load: take(mail.load)?.load,
    onPoints: take(mail.loadPoint) !== undefined,
    support: take(mail.support)?.support,
    destination: take(mail.destination)?.country,
  };
  const unloading = take(mail.unloading)?.unloading;
  const date = take(mail.date)?.date;
  const note = left.length ? match(mail.note, left.join(between))?.note : undefined;
  if (left.length && note === undefined) throw new Error(`What is this? ${left.join(between)}`);
  return {
    ...buildRead(built, words),
    ...(unloading && { unloading: keyOf(words.unloadings, unloading) }),
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

/** How a pallet is built, by the words for it. */
function buildRead(read: ReadBuild, { mail, build: names }: QuoteWords): object {
  const { deck, blocks, entries, load, onPoints, support, destination } = read;
  const span = support && match(mail.rack, support)?.span;
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
