import type { Locale } from "../../_i18n/languages";
import type { DocumentLine, Line } from "../line/line";
import { entryOf, problemText } from "../line/entry";
import { type Edit, linesOf } from "../line/quote";
import { quoteOf } from "../line/test-lines";
import { type Action, reduce } from "./reducer";
import { firstView, type Focus, type Outcome, type QuoteState } from "./state";
import { texts } from "./test-steps";

const { t } = texts;
const sixty: Line = { kind: "product", product: 1, pieces: 60, postcode: "62-800" };
const blocks: Line = { kind: "blocks", pieces: 9 };
const masses: Line = { kind: "document", document: "masses" };

const stateOf = (...edits: readonly Edit[]): QuoteState => ({
  ...quoteOf([sixty, blocks], edits),
  ...firstView,
});
const begun: Edit = {
  id: 3,
  kind: "product",
  texts: { product: "3", note: "x".repeat(300) },
  isOpen: true,
};

function play(state: QuoteState, ...actions: readonly Action[]) {
  const said: string[] = [];
  let outcome: Outcome = { state };
  for (const action of actions) {
    outcome = reduce(outcome.state, action, texts);
    if (outcome.announcement) said.push(outcome.announcement);
  }
  return { ...outcome, lines: linesOf(outcome.state.items), said };
}

const amount = (text: string, id = 1): Action => ({ type: "amount", id, text });
/** Key by key. */
const keys = (text: string) => [...text].map((_, end) => amount(text.slice(0, end + 1)));
const leave: Action = { type: "leaveAmount", id: 1 };

test.each(["1.200", "1e3", "12.5", "60 szt.", "0", ""])(
  "a refused amount, %j, leaves the line as it was, and is announced once",
  (text) => {
    const { state, lines, said } = play(stateOf(), ...keys(text), amount(text), leave, leave);
    expect(lines).toEqual([sixty, blocks]);
    expect([state.problems[1], said]).toEqual([
      ["pieces"],
      [problemText({ ...entryOf(sixty), texts: { pieces: text } }, "pieces", texts)],
    ]);
  },
);

test("a refused amount of loads leaves the loads; a valid one is an amount of pieces", () => {
  const load: Line = { kind: "load", product: 1, vehicle: "ft20", loads: 2 };
  const state = { ...quoteOf([load]), ...firstView };
  expect(play(state, ...keys("abc"), leave).lines).toEqual([load]);
  expect(play(state, ...keys("800"), leave).lines).toEqual([load]);
  expect(play(state, ...keys("750"), leave).lines).toEqual([
    { kind: "product", product: 1, vehicle: "ft20", pieces: 750 },
  ]);
});

test.each<[Action, Focus | undefined, number]>([
  [{ type: "change", id: 1 }, { control: "fields", id: 1 }, 0],
  [{ type: "submit", id: 1 }, { control: "change", id: 1 }, 1],
  [{ type: "cancel", id: 1 }, { control: "change", id: 1 }, 0],
  [{ type: "submit", id: 3 }, { control: "pieces", id: 3 }, 0],
  [{ type: "cancel", id: 3 }, { control: "opener" }, 0],
  [{ type: "remove", id: 1 }, { control: "undo" }, 1],
  [{ type: "clear" }, { control: "undo" }, 1],
  [{ type: "open" }, { control: "kind" }, 0],
  [{ type: "close" }, { control: "opener" }, 0],
  [{ type: "document", line: masses }, undefined, 0],
  [{ type: "say", text: t("quote.share.failed") }, undefined, 1],
])("%j leads the focus on, and is announced once if it changes the list", (action, focus, times) => {
  const { said, ...outcome } = play(
    stateOf({ id: 1, texts: { note: "Rampa 3" }, isOpen: true }, begun),
    action,
  );
  expect([outcome.focus, said.length]).toEqual([focus, times]);
});

test("a new line is added once it is complete", () => {
  const refused = play(stateOf(begun), { type: "submit", id: 3 });
  expect([refused.lines.length, refused.state.problems[3]]).toEqual([2, ["pieces", "note"]]);
  const entry = { texts: { pieces: "5", note: "" } };
  const corrected = play(refused.state, { type: "type", id: 3, entry }, { type: "submit", id: 3 });
  expect(corrected.state.problems[3]).toEqual([]);
  expect(corrected.lines[2]).toEqual({ kind: "product", product: 3, pieces: 5 });
  expect([corrected.state.edits, corrected.focus]).toEqual([[], { control: "opener" }]);
});

test("a full list takes no more goods", () => {
  const lines = Array.from({ length: 20 }, () => sixty);
  const edit: Edit = { id: 21, kind: "product", texts: { product: "3", pieces: "5" }, isOpen: true };
  const state = { ...quoteOf(lines, [edit]), ...firstView };
  const played = play(state, { type: "submit", id: 21 }, { type: "open" });
  expect([played.lines, played.state.edits, played.said]).toEqual([lines, [edit], []]);
});

test("the way back stays while sentences come and go", () => {
  const { state } = play(stateOf(), { type: "remove", id: 1 });
  const next = play(state, { type: "say", text: "copied" }, { type: "document", line: masses }).state;
  expect([next.back, next.notice]).toEqual([state.back, "copied"]);
});

test("a ticked document is a line in the chosen language, as are all others from then on", () => {
  const wish = (document: string, language?: Locale): DocumentLine => ({
    kind: "document",
    document,
    language,
  });
  const tick = (document: string): Action => ({ type: "document", line: wish(document, "de") });
  const ticked = play(stateOf(), tick("masses"), tick("eudr"), { type: "language", language: "en" });
  expect(ticked.lines.slice(2)).toEqual([wish("masses", "en"), wish("eudr", "en")]);
  expect(play(ticked.state, tick("masses")).lines.slice(2)).toEqual([wish("eudr", "en")]);
});
