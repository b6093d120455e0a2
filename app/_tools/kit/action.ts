import { figure } from "../../_i18n/figures";
import { addAddress } from "../../_quote/line/quote-address";
import type { Answer, ToolProps } from "./tool";

/** The main action of a tool. */
export interface Action {
  /** Adds the lines; undefined while there are none. */
  readonly href: string | undefined;
  /** Address of the quote form without lines. */
  readonly form: string;
  readonly text: string;
  /** The text for bars and the page frame. */
  readonly short: string;
}

/** Returns the main action for a result. */
export function actionOf({ t, quote }: ToolProps, answer: Answer): Action {
  const { lines, add, pieces = 0, subject, faulty } = answer;
  const form = subject ? `${quote}?p=${subject}` : quote;
  // Without a fault, only the amount is missing.
  const open = t(faulty ? "adding.open" : "adding.amount");
  if (!lines.length) return { href: undefined, form, text: open, short: open };
  const amount = { pieces: figure(t.region, pieces) };
  return {
    href: addAddress(quote, ...lines),
    form,
    text: add ?? t("adding.pieces", amount),
    short: t("adding.brief", amount),
  };
}
