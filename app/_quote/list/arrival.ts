import { listInAddress } from "../../_lib/read-address";
import { addedTo, unreadable } from "../line/added";
import { encode, fromLink, joined } from "../line/code";
import { decode, type Decoded } from "../line/decode";
import { isUntouched } from "../line/entry";
import { countGoods, isGoods, mostLines } from "../line/line";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import { begin, beginningIn, undoable } from "./beginning";
import type { Focus, QuoteState } from "./state";

/** State after an address, with a notice about the change. */
export interface Arrival {
  readonly state: QuoteState;
  /** Set for an unreadable address, which stays in the address bar for corrections. */
  readonly isUnreadable?: true;
  readonly focus?: Focus;
}

/**
 * Applies an untrusted address: a whole list (`#l=…`), lines to add (`#a=…`), or the beginning of a line
 * (`?p=3&n=468&t=…`: product, `blocks` or `custom`; number of pieces; note). Unreadable or unknown values change
 * only the notice. Where storage is blocked, one link has both a list and a beginning.
 *
 * @param isOwn whether a link of this site led to the address: lines of other links are marked (`linked`)
 * @returns undefined for an address that requests nothing
 */
export function applyAddress(
  state: QuoteState,
  address: Pick<Location, "hash" | "search">,
  isOwn: boolean,
  texts: QuoteTexts,
): Arrival | undefined {
  const list = listInAddress(address);
  const beginning = beginningIn(address, isOwn, texts);
  if (!list) {
    if (beginning === "unreadable") return refused(state, texts);
    return beginning && { state: begin(state, beginning, texts) };
  }
  const found = decode(list.code, knownIn(texts));
  if (!found.lines.length) return refused(state, texts);
  const read = isOwn ? found : { ...found, lines: fromLink(found.lines, state.lines) };
  if (list.kind === "a") {
    const { added, lines, text } = addedTo(state.lines, read, texts);
    // Undo and the amount are offered to a press on a picture, which also starts an empty list.
    const before = added.length ? state.lines : undefined;
    const codes = read.lines.map((line) => encode([line]));
    const index = lines.findLastIndex((line) => isGoods(line) && codes.includes(encode([line])));
    return {
      state: { ...state, lines, isOpened: false, notice: { text, before } },
      ...(index >= 0 && { focus: { control: "amount", index } }),
    };
  }
  const opened = replaced(state, read, texts);
  return {
    state:
      beginning && beginning !== "unreadable"
        ? begin(opened, beginning, texts, opened.notice.before)
        : opened,
  };
}

function refused(state: QuoteState, texts: QuoteTexts): Arrival {
  return { state: { ...state, notice: { text: unreadable(state.lines, texts) } }, isUnreadable: true };
}

function replaced(state: QuoteState, { lines, partly, tooMany }: Decoded, texts: QuoteTexts): QuoteState {
  const { t } = texts;
  const { lines: own, begun, change } = state;
  const isOther = encode(lines) !== encode(own);
  const before = undoable(state, lines);
  const both = joined(own, lines);
  const canJoin = before !== undefined && countGoods(both) <= mostLines;
  const said = [
    t("quote.share.opened", { count: lines.length }),
    tooMany && t("quote.composer.listFull", { max: mostLines }),
    partly && t("quote.share.openedPartly"),
  ].filter(Boolean);
  return {
    ...state,
    // A changed line has no index in the new list: the composer keeps it as a new line.
    ...(isOther && change && { change: undefined, begun: isUntouched(begun) ? change.entry : begun }),
    lines: isOther ? lines : own,
    notice: {
      text: said.join(" "),
      before,
      both: canJoin ? both : undefined,
      // A notice would move the form.
      isQuiet: said.length === 1 && !before,
    },
  };
}
