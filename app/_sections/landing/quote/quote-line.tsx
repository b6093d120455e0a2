import { isGoods, productOf } from "../../../_features/quote/amount";
import { describe } from "../../../_features/quote/describe";
import type { Line } from "../../../_features/quote/line";
import { fillIn, type QuoteWords } from "../../../_features/quote/words";
import { kindSheet } from "../../../_features/pallet/kind-sheet";
import "./quote-line.css";
import type { QuoteFormState } from "./use-quote-form";

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
  const named = { n: index + 1, name };
  return (
    <li className="quote-line">
      {isGoods(line) && (
        <svg className="pallet-drawing" viewBox={kindSheet.viewBox} aria-hidden="true">
          <use href={`#kind-${productOf(line) ?? line.kind}`} />
        </svg>
      )}
      <div className="quote-line__text">
        <h4>{name}</h4>
        {facts && <p>{facts}</p>}
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
            aria-label={fillIn(words.actions.changeAria, named)}
            onClick={() => form.change(index)}
          >
            {words.actions.change}
          </button>
        )}
        <button
          type="button"
          data-remove={index}
          aria-label={fillIn(words.actions.removeAria, named)}
          onClick={() => form.remove(index)}
        >
          {words.actions.remove}
        </button>
      </p>
    </li>
  );
}
