import { isDeepStrictEqual } from "node:util";

import { plainText } from "../../_i18n/plain-text";
import { randomNumbers } from "../../_lib/test-random";
import { checkedQuote } from "../line/decode";
import { entryIn, filled } from "../line/edits";
import { lineOf } from "../line/entry";
import { mostLines } from "../line/line";
import { canUndo, undone } from "../line/undo";
import { type Edit, goodsIn, linesOf, type Quote, quoteFrom, withId } from "../line/quote";
import { knownIn } from "../line/quote-texts";
import { quoteOf } from "../line/test-lines";
import { reduce } from "./reducer";
import { firstView, type QuoteState } from "./state";
import { lines, sent, type Step, steps, texts, type World } from "./test-steps";
import { piecesIn } from "../line/pieces";

const unit = plainText(texts.t("quote.mail.quantityPieces", { pieces: "", kind: "product" })).replace(
  ".",
  "[.]",
);

/** Compares values as they are stored. */
const isSame = (...values: readonly [unknown, unknown]) => {
  const [one, other] = values.map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown);
  return isDeepStrictEqual(one, other);
};

/** Typed words, in edits and in lines. */
const wordsIn = (value: unknown) => [...JSON.stringify(value).matchAll(/word\d+x/g)].map(([each]) => each);
const partsOf = ({ next, items, edits, delivery }: Quote): Quote => ({ next, items, edits, delivery });

/** What an action has done besides what it says. */
function lostBy(step: Step, before: QuoteState, after: QuoteState): unknown[] {
  const touched = step.touches?.(before) ?? [];
  const named = before.edits.filter(({ id }) => step.drops?.(before).includes(id));
  const { back } = after;
  const wayBack = back && canUndo(after, back.deed) ? partsOf(undone(after, back.deed)) : "";
  const kept = wordsIn([partsOf(after), wayBack, step.posts?.(before) ?? "", named]);
  return [
    // A line stays as it is, unless the action names it.
    ...before.items.filter(
      (item) => !touched.includes(item.id) && !isSame(withId(after.items, item.id), item),
    ),
    // An undo brings back what its action has removed.
    ...after.items.filter(
      ({ id }) =>
        step.name === "undo" &&
        !withId(before.items, id) &&
        !before.back?.deed.items.some((each) => each.id === id && !each.to),
    ),
    // A typed word stays on the page, or is in the posted message, or comes back by an undo.
    ...wordsIn(partsOf(before)).filter((each) => !kept.includes(each)),
  ];
}

/** Faults of a list: on the page, after a reload, and in the message. */
function faultsOf(state: QuoteState): unknown[] {
  const { items, edits, next } = state;
  const ids = items.map(({ id }) => id);
  const full = filled(state);
  const message = plainText(sent(undefined, state));
  const rows = message.split("\n").filter((row) => /^\d+\. /.test(row));
  const amount = (row: string) => Number(new RegExp(`(\\d+)${unit}`).exec(row.replace(/.*= /, ""))?.[1] ?? 0);
  const refused = wordsIn(full.refused);
  const isPlaced = ({ id }: Edit) => {
    const isNew = !ids.includes(id);
    const isComplete = lineOf(entryIn(state, id)) !== undefined;
    return (
      isComplete === (isNew ? !withId(full.unfinished, id) : !withId(full.refused, id)) &&
      (isComplete || !isNew) === Boolean(withId(full.items, id))
    );
  };
  return Object.entries({
    "each identity is used once": new Set(ids).size === ids.length,
    "the next identity is new": [...ids, ...edits.map(({ id }) => id)].every((id) => id < next),
    "the list is not too long": goodsIn(items) <= mostLines,
    "a reload, and another page of the tab, keep everything": isSame(
      checkedQuote(quoteFrom(JSON.parse(JSON.stringify(partsOf(state)))), knownIn(texts)),
      partsOf(state),
    ),
    "an edit is a line, refused, or unfinished": edits.every(isPlaced),
    "the message has each line once": isSame(
      rows.map((row) => parseInt(row)),
      full.items.map((_, n) => n + 1),
    ),
    "the message has each word of a valid text": wordsIn(edits).every(
      (each) => message.includes(each) || refused.includes(each),
    ),
    "the page's sum is that of the message":
      rows.reduce((sum, row) => sum + amount(row), 0) === (piecesIn(linesOf(full.items), texts) ?? 0),
  }).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

/** What an undo does not bring back. */
function notUndone(before: QuoteState, after: QuoteState): unknown[] {
  if (!after.back || after.back === before.back) return [];
  const { state } = reduce(after, { type: "undo" }, texts);
  const isBack = isSame({ ...partsOf(state), next: 0 }, { ...partsOf(before), next: 0 });
  return isBack && !state.back ? [] : ["the list and what was typed before"];
}

const seen = new Set<string>();

function play(world: World, step: Step, faults: unknown[]): World {
  const next = step.run(world);
  const [before, after] = [world.state, next.state];
  faults.push(...lostBy(step, before, after));
  const list = JSON.stringify(partsOf(after)).replace(/word\d+x/g, "word");
  if (!seen.has(list)) faults.push(...faultsOf(after));
  seen.add(list);
  if (step.name !== "undo") faults.push(...notUndone(before, after));
  return next;
}

const stepOf = (name: string) => steps.find((step) => step.name === name) as Step;
const begins: readonly (readonly string[])[] = [
  [],
  ["change line 2", "a note in line 2", "a refused amount in line 1", "a link about a custom pallet"],
  ["change line 1", "a note in line 1", "a list by link"],
  // Something to undo that a later action can change.
  ["change line 1", "a note in line 1", "save line 1", "amount 12 in line 1"],
  ["change line 1", "a note in line 1", "a link about the first product"],
];

test.each(begins.map((names) => [names.join(", ") || "nothing", names] as const))(
  "all pairs of actions keep lines and typed texts, after %s",
  (_, names) => {
    const start = names.reduce((world, name) => stepOf(name).run(world), {
      state: { ...quoteOf(lines), ...firstView },
    } as World);
    const found: Record<string, unknown> = {};
    for (const one of steps) {
      const faults: unknown[] = [];
      const then = play(start, one, faults);
      if (faults.length) found[one.name] = faults;
      for (const other of steps) {
        const after: unknown[] = [];
        play(then, other, after);
        if (after.length) found[`${one.name}, then ${other.name}`] = after;
      }
    }
    expect(found).toEqual({});
  },
);

test("random walks keep them, too", () => {
  const random = randomNumbers(11);
  for (let walk = 0; walk < 30; walk++) {
    let world: World = { state: { ...quoteOf(lines), ...firstView } };
    const names: string[] = [];
    for (let length = 0; length < 30; length++) {
      const step = steps[Math.floor(random() * steps.length)] as Step;
      const faults: unknown[] = [];
      names.push(step.name);
      world = play(world, step, faults);
      expect([...faults, names.slice(-8)]).toEqual([names.slice(-8)]);
    }
  }
});
