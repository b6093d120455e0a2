import { describe, fullName } from "./describe";
import { massText } from "./line-masses";
import { loadText } from "./loads";
import { drawingOf } from "./pallet-of";
import type { Line } from "../code/line";
import type { QuoteWords } from "./words";
import { KindDrawing } from "../../_pallet/kind-drawing";
import "./quote-line.css";
import type { QuoteFormState } from "../composer/use-quote-form";

interface QuoteLineProps {
  line: Line;
  words: QuoteWords;
  /** Its place in the list, from 0. */
  index: number;
  /** What changes the list; without it the line can only be read, and says all at once. */
  form?: Pick<QuoteFormState, "change" | "remove">;
}

/** One line of the list: its drawing, what and how much, how it is loaded, what else was stated, and how to change it. */
export function QuoteLine({ line, index, form, words }: QuoteLineProps) {
  const { name, size, amount, terms, build } = describe(line, words);
  const drawing = drawingOf(line, words);
  const said = [loadText(line, words), ...terms, ...(form ? [] : build)].filter(Boolean);
  const details = [build.join("; "), massText(line, words)].filter(Boolean);
  const { t } = words;
  const named = { n: index + 1, name: fullName({ name, size }) };
  return (
    <li className="quote-line">
      {drawing && <KindDrawing {...drawing} />}
      <div className="quote-line__head">
        <p className="quote-line__name">{name}</p>
        {amount && <p className="quote-line__amount">{amount}</p>}
        {size && <p className="quote-line__size">{size}</p>}
      </div>
      {said.length > 0 && <p className="quote-line__terms">{said.join("\u00a0· ")}</p>}
      {form && (
        <div className="quote-line__actions">
          {line.kind !== "document" && (
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
          {details.length > 0 && (
            <details>
              <summary>{t("quote.line.details")}</summary>
              {details.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </details>
          )}
        </div>
      )}
    </li>
  );
}
