import { useEffect, useRef, useState } from "react";

import { announce } from "../../_lib/announce";
import { storedEntry, storedList, storeEntry, storeList } from "../tab/quote-store";
import { quoteWords } from "../tab/words-file";
import { useQuote } from "../list/use-quote";
import { countLines, encode } from "../code/code";
import { decode } from "../code/decode";
import { beforeStop, shortly } from "../list/describe";
import {
  type Entry,
  entryOf,
  type EntryProblem,
  lineOf,
  problemsOf,
  readEntry,
  withEntry,
  writeEntry,
} from "./entry";
import { knownIn } from "../list/words";
import { countGoods, type DocumentLine, isGoods, type Line, mostLines, placeOfDocument } from "../code/line";
import { type Arrived, useArrivingQuote } from "./use-arriving-quote";

/** Last announcement of the list, with the data to undo the change. */
interface Notice extends Arrived {
  /** Name and index of a removed line. */
  readonly removed?: { readonly name: string; readonly index: number };
}

/** The control to focus for each problem. */
const placeOf: Record<EntryProblem, string> = {
  kindMissing: "[name=kind]",
  quantityMissing: "#line-amount, [data-amount][aria-invalid]",
  quantityFault: "#line-amount, [data-amount][aria-invalid]",
  postcodeFault: "#line-postcode",
  dateTooLong: "#line-date",
  noteTooLong: "#line-note",
};

/**
 * Returns the state of the list and the composer, with the actions that change them. Each change is announced
 * once and can be undone, so that no action asks for confirmation.
 *
 * @param address address of the file of texts
 */
export function useQuoteForm(address: string) {
  const { words, lines, entry, delivery } = useQuote(address, true);
  const [notice, showNotice] = useState<Notice>({ text: "" });
  const [problems, setProblems] = useState<readonly EntryProblem[]>([]);
  const [opened, setOpened] = useState(false);
  /** Whether the changed line shows the fields besides its amount. */
  const [isRestOpen, setRestOpen] = useState(true);
  const focus = useRef("");
  const setNotice = (next: Notice) => {
    showNotice(next);
    announce(next.text);
  };
  /** Focuses the control that the last action leads to, if already rendered. */
  const takeFocus = () => {
    const next = focus.current && document.querySelector<HTMLElement>(focus.current);
    if (!next) return;
    focus.current = "";
    next.focus();
  };

  const full = countGoods(lines) >= mostLines && !entry.place;
  /** Replaces the list and announces the change. */
  const put = (next: readonly Line[], text: string, removed?: Notice["removed"]) => {
    const before = storedList();
    storeList(encode(next));
    setNotice({ text, before, removed });
  };
  const type = (changed: Partial<Entry>) => {
    // Not the entry of this render: two changes may precede the next render.
    const next = { ...readEntry(storedEntry()), ...changed };
    storeEntry(writeEntry(next));
    if (!next.place) setOpened(true);
    const found = problemsOf(next);
    setProblems((known) => known.filter((each) => found.includes(each)));
  };

  const submit = () => {
    if (!entry.place) setOpened(true);
    if (!words) return false;
    const found = problemsOf(entry);
    const line = lineOf(entry);
    setProblems(found);
    if (found[0]) focus.current = placeOf[found[0]];
    if (!line || full) return false;
    const next = withEntry(lines, { ...entry, aside: "" });
    const [name, index] = [beforeStop(shortly(line, words)), Number(entry.place)];
    put(
      next,
      entry.place
        ? words.t("quote.announce.changed", { n: index + 1, name })
        : words.t("quote.announce.added", { name, count: next.length }),
    );
    close(entry.place);
    storeEntry(entry.aside);
    return true;
  };
  const open = () => {
    if (full || (entry.place && !submit())) return;
    setOpened(true);
    focus.current = placeOf.kindMissing;
  };
  /**
   * Closes the composer and returns the focus to its opener.
   *
   * @param place index of the changed line, or empty
   */
  const close = (place: string) => {
    setOpened(false);
    focus.current = place ? `[data-change="${place}"]` : "[data-opener]";
  };
  /** Returns the entry for a change of a line. The entry keeps an unfinished new line. */
  const changing = (index: number): Entry | undefined => {
    const typed = readEntry(storedEntry());
    if (typed.place === String(index)) return typed;
    const line = lines[index];
    return line && isGoods(line)
      ? { ...entryOf(line, index), aside: typed.place ? typed.aside : writeEntry(typed) }
      : undefined;
  };
  /** Opens the fields of a line besides its amount. */
  const change = (index: number) => {
    const begun = changing(index);
    if (!begun) return;
    storeEntry(writeEntry(begun));
    setRestOpen(true);
    focus.current = ".quote-line__change :is(input, select)";
  };
  /** Saves a typed amount in the list. While the other fields are open, the amount is saved with them. */
  const typeAmount = (index: number, amount: string) => {
    const begun = changing(index);
    if (!begun) return;
    const isOpen = entry.place === String(index) && isRestOpen;
    setRestOpen(isOpen);
    type({ ...begun, amount });
    const line = isOpen ? undefined : lineOf({ ...begun, amount });
    if (!line) return;
    storeList(encode(lines.with(index, line)));
    // Undo would restore a list without the new amount.
    showNotice(({ text }) => ({ text }));
  };
  /** Ends the change of an amount, or shows its error. */
  const leaveAmount = () => {
    if (!words || !entry.place || isRestOpen) return;
    const line = lineOf(entry);
    setProblems(problemsOf(entry));
    if (!line) return;
    storeEntry(entry.aside);
    announce(
      words.t("quote.announce.changed", {
        n: Number(entry.place) + 1,
        name: beforeStop(shortly(line, words)),
      }),
    );
  };
  const cancel = () => {
    close(entry.place);
    storeEntry(entry.aside);
    setProblems([]);
  };
  const remove = (index: number) => {
    const line = lines[index];
    if (!words || !line) return;
    const next = lines.filter((_, each) => each !== index);
    const name = shortly(line, words);
    const values = { name: beforeStop(name), count: next.length };
    put(next, words.t("quote.announce.removed", values), { name, index });
    // The changed line may have another index now.
    if (entry.place) cancel();
    focus.current = "[data-undo]";
  };
  const clear = () => {
    if (!words) return;
    put([], words.t("quote.announce.cleared"));
    if (entry.place) cancel();
    focus.current = "[data-undo]";
  };
  const undo = () => {
    const { before, removed } = notice;
    if (!words || before === undefined) return;
    storeList(before);
    if (entry.place) cancel();
    const count = countLines(before);
    const { t } = words;
    setNotice({
      text: removed
        ? t("quote.announce.restored", { name: beforeStop(removed.name), count })
        : count
          ? t("quote.count", { count })
          : t("quote.empty.heading"),
    });
    focus.current = removed
      ? `[data-remove="${removed.index}"]`
      : count
        ? "[data-clear]"
        : placeOf.kindMissing;
  };

  /** Joins the previous list with the list of a link that replaced it. */
  const join = () => {
    const { both } = notice;
    if (!words || !both) return;
    const { lines } = decode(both, knownIn(words));
    put(lines, words.t("quote.share.joined", { count: lines.length }));
    if (entry.place) cancel();
    focus.current = "[data-undo]";
  };

  useArrivingQuote(address, words, setNotice);
  // Frees the space that was reserved for the list.
  useEffect(() => {
    quoteWords(address).catch(() => document.documentElement.removeAttribute("data-filled"));
  }, [address]);

  /** Toggles a document in the list. */
  const turn = (line: DocumentLine) => {
    if (!words) return;
    const place = placeOfDocument(lines, line.document);
    const next = place < 0 ? [...lines, line] : lines.toSpliced(place, 1);
    const values = { name: shortly(line, words), count: next.length };
    put(
      next,
      place < 0 ? words.t("quote.announce.added", values) : words.t("quote.announce.removed", values),
    );
  };

  const say = (text: string) => setNotice({ text });
  const isOpen = !entry.place && (opened || Boolean(entry.kind));
  return {
    words,
    lines,
    entry,
    delivery,
    notice,
    problems,
    full,
    isOpen,
    type,
    open,
    submit,
    change,
    /** Index of the line whose other fields are open. */
    changed: isRestOpen && entry.place ? Number(entry.place) : undefined,
    typeAmount,
    leaveAmount,
    cancel,
    remove,
    clear,
    undo,
    join,
    turn,
    say,
    takeFocus,
  };
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;
