import { useEffect, useRef, useState } from "react";

import { announce } from "../../_lib/announce";
import { storedEntry, storedList, storeEntry, storeList } from "./quote-store";
import { quoteTexts } from "./texts-file";
import { useQuote } from "./use-quote";
import { countLines, encode } from "../line/code";
import { decode } from "../line/decode";
import { beforeStop, shortly } from "../line/describe";
import {
  type Entry,
  entryOf,
  type EntryProblem,
  lineOf,
  problemsOf,
  readEntry,
  withEntry,
  writeEntry,
} from "../line/entry";
import { knownIn } from "../line/quote-texts";
import { countGoods, type DocumentLine, isGoods, type Line, mostLines, indexOfDocument } from "../line/line";
import { type Arrived, useArrivingQuote } from "./use-arriving-quote";

/** Last announcement of the list, with the data to undo the change. */
interface Notice extends Arrived {
  /** Name and index of a removed line. */
  readonly removed?: { readonly name: string; readonly index: number };
}

/** The control to focus for each problem. */
const controlOf: Record<EntryProblem, string> = {
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
  const { texts, lines, entry, delivery } = useQuote(address, true);
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
  /** Focuses the control that the last action leads to, once it is rendered. */
  const takeFocus = () => {
    const next = focus.current && document.querySelector<HTMLElement>(focus.current);
    if (!next) return;
    focus.current = "";
    next.focus();
  };

  const full = countGoods(lines) >= mostLines && !entry.index;
  const put = (next: readonly Line[], text: string, removed?: Notice["removed"]) => {
    const before = storedList();
    storeList(encode(next));
    setNotice({ text, before, removed });
  };
  const type = (changed: Partial<Entry>) => {
    // Not the entry of this render: two changes may precede the next render.
    const next = { ...readEntry(storedEntry()), ...changed };
    storeEntry(writeEntry(next));
    if (!next.index) setOpened(true);
    const found = problemsOf(next);
    setProblems((known) => known.filter((each) => found.includes(each)));
  };

  const submit = () => {
    if (!entry.index) setOpened(true);
    if (!texts) return false;
    const found = problemsOf(entry);
    const line = lineOf(entry);
    setProblems(found);
    if (found[0]) focus.current = controlOf[found[0]];
    if (!line || full) return false;
    const next = withEntry(lines, { ...entry, aside: "" });
    const [name, index] = [beforeStop(shortly(line, texts)), Number(entry.index)];
    put(
      next,
      entry.index
        ? texts.t("quote.announce.changed", { n: index + 1, name })
        : texts.t("quote.announce.added", { name, count: next.length }),
    );
    close(entry.index);
    storeEntry(entry.aside);
    return true;
  };
  const open = () => {
    if (full || (entry.index && !submit())) return;
    setOpened(true);
    focus.current = controlOf.kindMissing;
  };
  /**
   * Closes the composer and returns the focus to its opener.
   *
   * @param index index of the changed line, or empty
   */
  const close = (index: string) => {
    setOpened(false);
    focus.current = index ? `[data-change="${index}"]` : "[data-opener]";
  };
  /** Returns the entry for a change of a line. The entry keeps an unfinished new line. */
  const changing = (index: number): Entry | undefined => {
    const typed = readEntry(storedEntry());
    if (typed.index === String(index)) return typed;
    const line = lines[index];
    return line && isGoods(line)
      ? { ...entryOf(line, index), aside: typed.index ? typed.aside : writeEntry(typed) }
      : undefined;
  };
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
    const isOpen = entry.index === String(index) && isRestOpen;
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
    if (!texts || !entry.index || isRestOpen) return;
    const line = lineOf(entry);
    setProblems(problemsOf(entry));
    if (!line) return;
    storeEntry(entry.aside);
    announce(
      texts.t("quote.announce.changed", {
        n: Number(entry.index) + 1,
        name: beforeStop(shortly(line, texts)),
      }),
    );
  };
  const cancel = () => {
    close(entry.index);
    storeEntry(entry.aside);
    setProblems([]);
  };
  const remove = (index: number) => {
    const line = lines[index];
    if (!texts || !line) return;
    const next = lines.filter((_, each) => each !== index);
    const name = shortly(line, texts);
    const values = { name: beforeStop(name), count: next.length };
    put(next, texts.t("quote.announce.removed", values), { name, index });
    // The changed line may have another index now.
    if (entry.index) cancel();
    focus.current = "[data-undo]";
  };
  const clear = () => {
    if (!texts) return;
    put([], texts.t("quote.announce.cleared"));
    if (entry.index) cancel();
    focus.current = "[data-undo]";
  };
  const undo = () => {
    const { before, removed } = notice;
    if (!texts || before === undefined) return;
    storeList(before);
    if (entry.index) cancel();
    const count = countLines(before);
    const { t } = texts;
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
        : controlOf.kindMissing;
  };

  const join = () => {
    const { both } = notice;
    if (!texts || !both) return;
    const { lines } = decode(both, knownIn(texts));
    put(lines, texts.t("quote.share.joined", { count: lines.length }));
    if (entry.index) cancel();
    focus.current = "[data-undo]";
  };

  useArrivingQuote(address, texts, setNotice);
  // Frees the space that was reserved for the list.
  useEffect(() => {
    quoteTexts(address).catch(() => document.documentElement.removeAttribute("data-filled"));
  }, [address]);

  const toggleDocument = (line: DocumentLine) => {
    if (!texts) return;
    const index = indexOfDocument(lines, line.document);
    const next = index < 0 ? [...lines, line] : lines.toSpliced(index, 1);
    const values = { name: shortly(line, texts), count: next.length };
    put(
      next,
      index < 0 ? texts.t("quote.announce.added", values) : texts.t("quote.announce.removed", values),
    );
  };

  const say = (text: string) => setNotice({ text });
  const isOpen = !entry.index && (opened || Boolean(entry.kind));
  return {
    texts,
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
    changed: isRestOpen && entry.index ? Number(entry.index) : undefined,
    typeAmount,
    leaveAmount,
    cancel,
    remove,
    clear,
    undo,
    join,
    toggleDocument,
    say,
    takeFocus,
  };
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;
