import { inForm, fillIn, type QuoteWords } from "../../../_features/quote/words";
import { Button } from "../../../_ui/button";
import { QuoteLine } from "./quote-line";
import { ShareList } from "./share-list";
import type { QuoteFormState } from "./use-quote-form";
import "./quote-list.css";

interface QuoteListProps {
  form: QuoteFormState;
  words: QuoteWords;
  /** Address of the page, for links to the list. */
  page: string;
}

/** The lines of the list, what was last done with them and the way back from it, and the link that opens it elsewhere. */
export function QuoteList({ form, words, page }: QuoteListProps) {
  const { lines, notice } = form;
  return (
    <div className="quote-list">
      {lines.length > 0 ? (
        <>
          <p className="quote-list__count">{inForm(words.count, lines.length, words.region)}</p>
          <ol>
            {lines.map((line, index) => (
              <QuoteLine key={index} line={line} index={index} form={form} words={words} />
            ))}
          </ol>
        </>
      ) : (
        <p className="quote-list__empty">
          <strong>{words.empty.heading}.</strong> {words.empty.text}
        </p>
      )}
      <div className={notice.text ? "quote-list__notice" : undefined}>
        <p role="status">{notice.text}</p>
        {notice.both && <Button onClick={form.join}>{words.share.join}</Button>}
        {notice.before !== undefined && (
          <Button
            className="quote-list__undo"
            data-undo=""
            onClick={form.undo}
            aria-label={notice.removed && fillIn(words.actions.undoAria, { name: notice.removed.name })}
          >
            {words.actions.undo}
          </Button>
        )}
      </div>
      {lines.length > 0 && <ShareList form={form} words={words} page={page} />}
    </div>
  );
}
