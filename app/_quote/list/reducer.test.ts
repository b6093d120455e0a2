import { emptyEntry, entryOf } from "../line/entry";
import { type GoodsLine, type Line, mostLines } from "../line/line";
import { quoteTextsOf } from "../line/quote-texts";
import { testQuoteFile } from "../line/test-quote-texts";
import { amountEntry, amountFault } from "./amount";
import { type Action, reduce } from "./reducer";
import { firstView, type Outcome, type QuoteState } from "./state";

const file = testQuoteFile("pl");
const [eur] = Object.entries(file.products) as [[string, (typeof file.products)[number]]];
const texts = quoteTextsOf({
  ...file,
  products: { ...file.products, 1: { ...eur[1], loads: { ft20: 400 } } },
});
const { t } = texts;

const sixty: GoodsLine = { kind: "product", product: 1, pieces: 60, postcode: "62-800" };
const blocks: Line = { kind: "blocks", pieces: 9 };
const masses = { kind: "document", document: "masses" } as const;

const stateOf = (changed: Partial<QuoteState> = {}): QuoteState => ({
  lines: [sixty, blocks],
  begun: emptyEntry,
  delivery: {},
  ...firstView,
  ...changed,
});

/** Applies actions one after the other. Returns the last outcome, and all announcements. */
function play(state: QuoteState, ...actions: readonly Action[]) {
  const said: string[] = [];
  let outcome: Outcome = { state };
  for (const action of actions) {
    outcome = reduce(outcome.state, action, texts);
    if (outcome.announcement) said.push(outcome.announcement);
  }
  return { ...outcome, said };
}

const amount = (text: string, index = 0): Action => ({ type: "amount", index, text });
/** Types a text key by key. */
const keys = (text: string) => [...text].map((_, end) => amount(text.slice(0, end + 1)));
const leave: Action = { type: "leaveAmount" };

test.each(["1.200", "1e3", "12.5", "60 szt.", "0", ""])(
  "a refused amount, %j, leaves the previous one in the list, and is announced once",
  (text) => {
    const { state, said } = play(stateOf(), ...keys(text), amount(text), leave, leave);
    expect(state.lines).toEqual([sixty, blocks]);
    expect([state.problems, said]).toEqual([
      ["amount"],
      [amountFault({ ...entryOf(sixty), amount: text }, texts)],
    ]);
  },
);

test("a valid amount is in the list with each key, and ends the change when it is left", () => {
  const typed = play(stateOf(), ...keys("1 200"));
  expect([typed.state.lines[0], typed.said]).toEqual([{ ...sixty, pieces: 1200 }, []]);
  const left = play(typed.state, leave);
  expect([left.state.change, left.said.length]).toEqual([undefined, 1]);
});

test("a new line is added once it is complete, and the focus goes to its first wrong field before", () => {
  const begun = { ...emptyEntry, kind: "3", note: "x".repeat(300) };
  const refused = play(stateOf({ begun }), { type: "submit" });
  expect([refused.state.lines.length, refused.state.problems, refused.focus]).toEqual([
    2,
    ["amount", "note"],
    { control: "amount" },
  ]);
  const corrected = play(
    refused.state,
    { type: "type", texts: { amount: "5", note: "" } },
    { type: "submit" },
  );
  expect(corrected.state.problems).toEqual([]);
  expect(corrected.state.lines[2]).toEqual({ kind: "product", product: 3, pieces: 5 });
  expect([corrected.state.begun, corrected.focus]).toEqual([emptyEntry, { control: "opener" }]);
});

test("a full list takes no more goods", () => {
  const lines = Array.from({ length: mostLines }, () => sixty);
  const begun = { ...emptyEntry, kind: "3", amount: "5" };
  const { state, said } = play(stateOf({ lines, begun }), { type: "submit" }, { type: "open" });
  expect([state.lines, state.begun, said]).toEqual([lines, begun, []]);
});

test("a change of a line is saved in its place, or cancelled, and keeps the new line that was begun", () => {
  const begun = { ...emptyEntry, kind: "3" };
  const changed = play(stateOf({ begun }), { type: "change", index: 0 }, amount("7"), {
    type: "type",
    texts: { note: "Rampa 3" },
  });
  expect(changed.state.lines[0]).toEqual(sixty);
  const saved = play(changed.state, { type: "submit" });
  expect(saved.state.lines[0]).toEqual({ ...sixty, pieces: 7, note: "Rampa 3" });
  expect([saved.state.begun, saved.focus]).toEqual([begun, { control: "change", index: 0 }]);
  const cancelled = play(changed.state, { type: "cancel" });
  expect([cancelled.state.lines, cancelled.state.begun]).toEqual([[sixty, blocks], begun]);
});

test("opening the composer saves a change, and an invalid change stays open", () => {
  const change = (text: string) =>
    play(stateOf(), { type: "change", index: 0 }, amount(text), { type: "open" });
  expect(change("7")).toMatchObject({
    state: { change: undefined, isOpened: true },
    focus: { control: "kind" },
  });
  expect(change("x")).toMatchObject({
    state: { change: { index: 0 } },
    focus: { control: "amount", index: 0 },
  });
});

test.each<[string, Action, readonly Line[]]>([
  ["removing a line", { type: "remove", index: 0 }, [blocks]],
  ["clearing the list", { type: "clear" }, []],
])("%s is announced and can be undone", (_, action, lines) => {
  const changed = play(stateOf(), action);
  expect([changed.state.lines, changed.said.length]).toEqual([lines, 1]);
  const undone = play(changed.state, { type: "undo" });
  expect([undone.state.lines, undone.state.notice.before, undone.said.length]).toEqual([
    [sixty, blocks],
    undefined,
    1,
  ]);
});

test("a typed amount of a load is its pieces, for the same vehicle", () => {
  const load: GoodsLine = { kind: "load", product: 1, vehicle: "ft20", loads: 2 };
  const { state } = play(stateOf({ lines: [load] }), ...keys("750"), leave);
  expect(state.lines).toEqual([{ kind: "product", product: 1, vehicle: "ft20", pieces: 750 }]);
  expect(amountEntry(load, texts)).toMatchObject({ unit: "pieces", amount: "800", vehicle: "ft20" });
});

test("documents are ticked without a word, unticked, and take one language", () => {
  const lines = [sixty, masses];
  const ticked = play(stateOf({ lines: [sixty] }), { type: "document", line: masses });
  expect([ticked.state.lines, ticked.state.notice, ticked.said]).toEqual([lines, { text: "" }, []]);
  expect(play(stateOf({ lines }), { type: "document", line: masses }).state.lines).toEqual([sixty]);
  expect(play(stateOf({ lines }), { type: "language", language: "en" }).state.lines).toEqual([
    sixty,
    { ...masses, language: "en" },
  ]);
});

test("a list can be joined with the previous one, and a text is said", () => {
  const notice = { text: "", both: [sixty, blocks, masses] };
  expect(play(stateOf({ notice }), { type: "join" }).state.lines).toEqual(notice.both);
  expect(play(stateOf(), { type: "say", text: t("quote.share.failed") }).said).toEqual([
    t("quote.share.failed"),
  ]);
  expect(play(stateOf(), { type: "deliver", texts: { date: "KW 5" } }).state.delivery).toEqual({
    date: "KW 5",
  });
});
