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
}

/** Returns the main action for a result. */
export function actionOf({ t, quote }: ToolProps, { lines, add, pieces = 0, subject }: Answer): Action {
  return {
    href: lines.length ? addAddress(quote, ...lines) : undefined,
    form: subject ? `${quote}?p=${subject}` : quote,
    text: lines.length ? (add ?? t("adding.pieces", { pieces: figure(t.region, pieces) })) : t("adding.open"),
  };
}
