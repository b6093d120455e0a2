import { isDeepStrictEqual } from "node:util";

import { addedTo } from "../line/added";
import { encode } from "../line/code";
import { withDelivery } from "../line/delivery";
import { entryIn, goodsOf, newEdits } from "../line/edits";
import { isGoods, type Line } from "../line/line";
import * as mail from "../line/mail-text";
import { messageOf } from "../line/message";
import { type Deed, deedOf, undone } from "../line/undo";
import { linesOf, type Quote } from "../line/quote";
import { testQuoteTexts } from "../line/test-lines";
import { applyAddress } from "./arrival";
import { forgotten, toSend } from "./lines-to-send";
import { type Action, reduce } from "./reducer";
import type { QuoteState } from "./state";

export const texts = testQuoteTexts("pl", { ft20: "20'" }, { ft20: 400 });
const [first = 1, second = 3, third = 4] = Object.keys(texts.products).map(Number);

/** Links alone have the third product. */
export const lines: readonly Line[] = [
  { kind: "product", product: first, pieces: 60, note: "eur" },
  { kind: "load", product: second, vehicle: "ft20", loads: 2 },
  { kind: "custom", pieces: 7, size: [1300, 1100, 150], note: "own" },
  { kind: "document", document: "masses", language: "pl" },
];

/** Added by a press on another page. */
const pressed: Line = { kind: "product", product: third, pieces: 8 };
const isPressed = (line: Line) =>
  "product" in line && line.product === third && line.kind === "product" && line.pieces === 8;

export interface World {
  readonly state: QuoteState;
  readonly press?: Deed | undefined;
}

/** What an action may do that no other may. */
export interface Step {
  readonly name: string;
  readonly run: (world: World) => World;
  /** Lines that it removes or changes. */
  readonly touches?: (state: QuoteState) => readonly number[];
  /** Lines whose typed texts it drops. */
  readonly drops?: (state: QuoteState) => readonly number[];
  /** What it posts: such texts may leave the page. */
  readonly posts?: (state: QuoteState) => string;
}

/** No other press types it. */
let count = 0;
const word = () => `word${++count}x`;
const noteIn = (state: QuoteState, id: number): Action => {
  const note = `${entryIn(state, id).texts.note ?? ""} ${word()}`.trim();
  return { type: "type", id, entry: { texts: { note } } };
};

const idAt = ({ items }: Quote, place: number) => items[place]?.id ?? -1;
const all = ({ items }: Quote) => items.map(({ id }) => id);
const documents = ({ items }: Quote) => items.flatMap(({ id, line }) => (isGoods(line) ? [] : [id]));
const on = (
  name: string,
  action: (state: QuoteState) => Action | undefined,
  more: Partial<Step> = {},
): Step => ({
  name,
  run: ({ state, ...rest }) => {
    const next = action(state);
    return { ...rest, state: next ? reduce(state, next, texts).state : state };
  },
  ...more,
});
const address = (name: string, href: () => string, more: Partial<Step> = {}): Step => ({
  name,
  run: ({ state, ...rest }) => ({
    ...rest,
    state: applyAddress(state, new URL(href(), "https://silvapal.example/"), true, texts)?.state ?? state,
  }),
  ...more,
});

export const sent = (product: number | undefined, quote: Quote) => {
  const { items, entries } = toSend(product, quote);
  const { delivery } = quote;
  const own = linesOf(items);
  const list = {
    lines: own,
    delivery,
    filled: withDelivery(own, delivery),
    begun: entries,
    parts: { ...mail, texts },
    page: "/",
  };
  return String(messageOf({ message: "" }, list).message);
};
const sending = (name: string, product: number | undefined): Step => ({
  name,
  run: ({ state, ...rest }) => {
    const what = toSend(product, state);
    return { ...rest, state: what.refused.length ? state : forgotten(product, what, state)(state) };
  },
  touches: (state) =>
    product === undefined
      ? all(state)
      : state.items.flatMap(({ id, line }) => ("product" in line && line.product === product ? [id] : [])),
  drops: () => [],
  posts: (state) => sent(product, state),
});

const inLine = (place: number): readonly Step[] => {
  const id = (state: Quote) => idAt(state, place);
  const at = (state: Quote) => [id(state)];
  const n = `line ${place + 1}`;
  return [
    on(`change ${n}`, (state) => ({ type: "change", id: id(state) })),
    on(`a note in ${n}`, (state) => (goodsOf(state, id(state)) ? noteIn(state, id(state)) : undefined)),
    on(`amount 12 in ${n}`, (state) => ({ type: "amount", id: id(state), text: "12" }), { drops: at }),
    on(`a refused amount in ${n}`, (state) => ({ type: "amount", id: id(state), text: `1.2${word()}` }), {
      drops: at,
    }),
    on(`leave the amount of ${n}`, (state) => ({ type: "leaveAmount", id: id(state) }), { touches: at }),
    on(`save ${n}`, (state) => ({ type: "submit", id: id(state) }), { touches: at }),
    on(`cancel ${n}`, (state) => ({ type: "cancel", id: id(state) }), { drops: at }),
    on(`remove ${n}`, (state) => ({ type: "remove", id: id(state) }), { touches: at }),
  ];
};
/** An undo changes only lines that are still as its action left them. */
const leftBy = (items: Quote["items"], deed?: Deed) =>
  (deed?.items ?? []).flatMap(({ id, to }) =>
    isDeepStrictEqual(
      to,
      items.find((item) => item.id === id),
    )
      ? [id]
      : [],
  );
const newId = (state: Quote) => newEdits(state)[0]?.id ?? -1;

export const steps: readonly Step[] = [
  ...[0, 1].flatMap(inLine),
  on("a note in a new line", (state) => (newEdits(state).length ? noteIn(state, newId(state)) : undefined)),
  on("add a new line", (state) => ({ type: "submit", id: newId(state) })),
  on("cancel a new line", (state) => ({ type: "cancel", id: newId(state) }), {
    drops: (state) => [newId(state)],
  }),
  on("show the pictures", () => ({ type: "open" })),
  on("hide the pictures", () => ({ type: "close" })),
  on("clear", () => ({ type: "clear" }), { touches: all }),
  on("undo", () => ({ type: "undo" }), {
    touches: ({ items, back }) => leftBy(items, back?.deed),
    // What the undone action brought may leave.
    posts: ({ back }) => JSON.stringify([back?.deed.items, back?.deed.edits].flat().map((step) => step?.to)),
  }),
  on("join", () => ({ type: "join" })),
  on(
    "tick or untick the masses",
    () => ({ type: "document", line: { kind: "document", document: "masses" } }),
    {
      touches: documents,
    },
  ),
  on("the papers in English", () => ({ type: "language", language: "en" }), {
    touches: documents,
  }),
  on("a postcode", () => ({ type: "deliver", texts: { postcode: "62-800" } })),
  on("copy the link", () => ({ type: "say", text: "copied" })),
  address("a list by link", () => `#l=${encode([{ kind: "blocks", pieces: 9 }, lines[1] as Line])}`, {
    touches: all,
  }),
  address("a line by link", () => `#a=${encode([{ kind: "product", product: third, pieces: 5 }])}`),
  address("a link about the first product", () => `?p=${first}&n=468&t=${word()}`),
  address("a link about a custom pallet", () => `?p=custom&t=${word()}`),
  address("an unreadable link", () => "#l=<script>"),
  sending("an order of the first product", first),
  sending("an enquiry", undefined),
  {
    name: "a press on another page",
    run: ({ state }) => {
      const { quote } = addedTo(state, { lines: [pressed], partly: false }, texts);
      return { state: quote, press: deedOf(state, quote) };
    },
  },
  {
    name: "its undo there",
    run: ({ state, press }) => ({ state: press ? undone(state, press) : state }),
    touches: ({ items }) => items.flatMap(({ id, line }) => (isPressed(line) ? [id] : [])),
  },
];
