import { isGoods, productOf } from "./amount";
import { describe } from "./describe";
import type { Line, Size } from "../code/line";
import type { QuoteWords } from "./words";
import { unbroken } from "../../_i18n/figures";
import { kindSheet } from "../../_pallet/kind-drawing";
import "./quote-line.css";
import type { QuoteFormState } from "../composer/use-quote-form";

/**
 * The outline of a pallet of the visitor's own, from above and from its long side, at its own scale: the longest side
 * fills the sheet.
 */
function OwnOutline({ size: [length, depth, height] }: { size: Size }) {
  const gap = Math.max(length, depth) / 12;
  return (
    <svg
      className="pallet-drawing pallet-drawing--small"
      viewBox={`${-gap} ${-gap} ${length + 2 * gap} ${depth + height + 3 * gap}`}
      aria-hidden="true"
    >
      <path
        className="pallet-drawing__wood"
        d={`M0 0h${length}v${depth}h${-length}zM0 ${depth + gap}h${length}v${height}h${-length}z`}
      />
    </svg>
  );
}

interface QuoteLineProps {
  line: Line;
  /** Its place in the list, from 0. */
  index: number;
  form: Pick<QuoteFormState, "change" | "remove">;
  words: QuoteWords;
}

/**
 * One line of the list: its drawing, what and how much, everything else that was stated, and how to change
 * it.
 */
export function QuoteLine({ line, index, form, words }: QuoteLineProps) {
  const { name, amount, frequency, facts } = describe(line, words);
  const { t } = words;
  const named = { n: index + 1, name };
  const ownSize = line.kind === "custom" ? line.size : undefined;
  return (
    <li className="quote-line">
      {ownSize ? (
        <OwnOutline size={ownSize} />
      ) : (
        isGoods(line) && (
          <svg className="pallet-drawing" viewBox={kindSheet.viewBox} aria-hidden="true">
            <use href={`#kind-${productOf(line) ?? line.kind}`} />
          </svg>
        )
      )}
      <div className="quote-line__text">
        <h4>{unbroken(name)}</h4>
        {facts && <p>{unbroken(facts)}</p>}
      </div>
      {amount && (
        <p className="quote-line__amount">
          <strong>{amount}</strong> {frequency}
        </p>
      )}
      <p className="quote-line__actions">
        {isGoods(line) && (
          <button
            type="button"
            data-change={index}
            aria-label={t("quote.actions.changeAria", named)}
            onClick={() => form.change(index)}
          >
            {t("quote.actions.change")}
          </button>
        )}
        <button
          type="button"
          data-remove={index}
          aria-label={t("quote.actions.removeAria", named)}
          onClick={() => form.remove(index)}
        >
          {t("quote.actions.remove")}
        </button>
      </p>
    </li>
  );
}
