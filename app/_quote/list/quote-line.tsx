import type { ReactNode } from "react";

import { describe } from "../line/describe";
import { loadText } from "../line/loads";
import { drawingOf, numberOfLine, sheetOf } from "../line/pallet-of";
import { isGoods, type Line } from "../line/line";
import type { QuoteTexts } from "../line/quote-texts";
import { Icon, close } from "../../_ui/icon";
import { KindDrawing } from "../../_pallet/pallet-drawing";
import { idOf } from "./focus";
import type { Action } from "./reducer";
import "./quote-line.css";

interface QuoteLineProps {
  line: Line;
  texts: QuoteTexts;
  index: number;
  /** If omitted, the line is read-only. */
  own?: { readonly id: number; readonly act: (action: Action) => void };
  amountField?: ReactNode;
  children?: ReactNode;
}

/** Renders a line: drawing, name, amount, size, loads, terms, and buttons to change and to remove it. */
export function QuoteLine({ line, index, own, texts, amountField, children }: QuoteLineProps) {
  const { t } = texts;
  const { name, short, size, amount, terms } = describe(line, texts);
  const drawing = drawingOf(line, texts);
  const loads = loadText(line, texts);
  const sheet = sheetOf(line, texts) ?? "";
  const named = { n: index + 1, name };
  return (
    <li className="quote-line">
      {drawing && <KindDrawing {...drawing} />}
      <p className="quote-line__name">{short}</p>
      {amountField ?? (amount && <p className="quote-line__amount">{amount}</p>)}
      {size && <p className="quote-line__size">{size}</p>}
      {loads && <p className="quote-line__loads">{loads}</p>}
      {(terms.length > 0 || sheet) && (
        <div className="quote-line__terms">
          {sheet && <a href={sheet}>{t("quote.line.number", { number: numberOfLine(line) ?? "" })}</a>}
          {terms.length > 0 && sheet && <span> · </span>}
          <Terms terms={terms} own={own} more={t("quote.line.more")} />
        </div>
      )}
      {own && isGoods(line) && (
        <button
          type="button"
          className="quote-line__change text-link"
          id={idOf("change", own.id)}
          aria-label={t("quote.actions.changeAria", named)}
          onClick={() => own.act({ type: "change", id: own.id })}
        >
          {t("quote.actions.change")}
        </button>
      )}
      {own && (
        <button
          type="button"
          className="quote-line__remove"
          id={idOf("remove", own.id)}
          aria-label={t("quote.actions.removeAria", named)}
          onClick={() => own.act({ type: "remove", id: own.id })}
        >
          <Icon shape={close} />
        </button>
      )}
      {children}
    </li>
  );
}

/** Characters that a phone shows in one row. */
const briefly = 48;

/** In a list that can be changed, a fold has all but the first row. */
function Terms({
  terms,
  own,
  more,
}: Pick<QuoteLineProps, "own"> & { terms: readonly string[]; more: string }) {
  const joined = (some: readonly string[]) => some.join("\u00a0· ");
  const fits = terms.filter((_, index) => joined(terms.slice(0, index + 1)).length <= briefly);
  const rest = own ? terms.slice(fits.length) : [];
  return (
    <>
      <span>{joined(rest.length > 0 ? fits : terms)} </span>
      {rest.length > 0 && (
        <details>
          <summary className="text-link">{more}</summary>
          <span>{joined(rest)}</span>
        </details>
      )}
    </>
  );
}
